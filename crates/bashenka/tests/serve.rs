//! What `bashenka serve` refuses.

mod common;

use std::net::{Ipv4Addr, TcpListener};

use common::{ask, refused};

#[test]
fn a_port_in_use_is_refused_with_what_to_do() {
    let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let answer = ask(&["serve", "--no-open", "--port", &port]);
    assert_eq!((answer.status, answer.code()), (2, Some("port-in-use")), "{answer:?}");
    assert!(answer.err.contains(&port) && answer.err.contains("--port 0"), "{answer:?}");
}

#[test]
fn an_address_that_is_none_is_refused() {
    refused("bad-bind", &["serve", "--no-open", "--bind", "here"]);
    refused("bad-bind", &["serve", "--no-open", "--bind", "203.0.113.1", "--port", "0"]);
}
