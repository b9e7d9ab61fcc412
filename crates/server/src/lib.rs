//! The server: hands out the page, which the program carries within itself.
//!
//! It keeps no state and knows no game: rules and engine run in the page. What
//! it adds to the files are the headers that let the page use them safely
//! ([`headers`]), their compressed forms and how long they may be kept
//! ([`Site`]).

mod encoding;
pub mod headers;
mod mime;
mod router;
mod site;

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use tokio::net::TcpListener;

pub use router::router;
pub use site::{NoPage, Site};

/// The port that is listened on if no other is named.
pub const PORT: u16 = 7878;

/// Where to listen, and what to do then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The address of this machine to listen on.
    pub bind: IpAddr,
    /// The port; 0 takes any free one.
    pub port: u16,
    /// Whether a browser is opened on the page.
    pub browser: Browser,
}

impl Default for Options {
    fn default() -> Self {
        Self { bind: Ipv4Addr::LOCALHOST.into(), port: PORT, browser: Browser::Open }
    }
}

/// Whether a browser is opened on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Browser {
    /// The person's usual one, if there is one.
    Open,
    /// None.
    Leave,
}

/// Why the page is not served.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// There is nothing to serve.
    #[error(transparent)]
    NoPage(#[from] NoPage),
    /// Somebody else listens there.
    #[error(
        "port: expected a free one, got {0}, where another program listens; \
         choose another with --port, or take any free one with --port 0"
    )]
    PortInUse(u16),
    /// The address or the port cannot be had.
    #[error("bind: expected an address of this machine and a port one may use, got {0}: {1}")]
    Refused(SocketAddr, #[source] io::Error),
    /// The network failed later.
    #[error("the server cannot go on: {0}")]
    Network(#[from] io::Error),
}

/// Serves the page until the program is ended.
///
/// `listening` is told the address of the page as soon as it can be reached.
///
/// # Errors
///
/// If the program was built without the page, the address or the port cannot be
/// had, or the network fails.
pub fn serve(
    options: &Options,
    listening: impl FnOnce(&str) -> io::Result<()>,
) -> Result<(), Error> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
    runtime.block_on(async {
        let listener = listen(options).await?;
        let site = Site::embedded()?;
        let url = format!("http://{}/", listener.local_addr()?);
        listening(&url)?;
        if options.browser == Browser::Open {
            // Without a browser the address, which was told, has to do.
            let _ = open::that_detached(&url);
        }
        Ok(axum::serve(listener, router(site)).await?)
    })
}

async fn listen(options: &Options) -> Result<TcpListener, Error> {
    let address = SocketAddr::new(options.bind, options.port);
    TcpListener::bind(address).await.map_err(|error| match error.kind() {
        io::ErrorKind::AddrInUse => Error::PortInUse(options.port),
        _ => Error::Refused(address, error),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bound(options: &Options) -> Result<TcpListener, Error> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build().unwrap();
        runtime.block_on(listen(options))
    }

    #[test]
    fn a_port_in_use_is_named_with_what_to_do() {
        let taken = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = taken.local_addr().unwrap().port();
        let error = bound(&Options { port, ..Options::default() }).unwrap_err();
        assert!(matches!(error, Error::PortInUse(in_use) if in_use == port));
        assert!(error.to_string().contains("--port 0"), "{error}");
    }

    #[test]
    fn an_address_of_another_machine_is_refused() {
        let bind = "203.0.113.1".parse().unwrap();
        let error = bound(&Options { bind, port: 0, ..Options::default() }).unwrap_err();
        assert!(matches!(error, Error::Refused(..)), "{error}");
    }

    #[test]
    fn port_0_takes_a_free_one() {
        let listener = bound(&Options { port: 0, ..Options::default() }).unwrap();
        assert_ne!(listener.local_addr().unwrap().port(), 0);
    }
}
