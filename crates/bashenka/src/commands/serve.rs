//! `bashenka serve`: the page.

use std::io::Write as _;
use std::net::IpAddr;

use clap::Args;
use rules::error::quoted;
use server::{Browser, Options};

use crate::failure::Failure;

/// Play in the browser: serve the page on this machine.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Serve {
    /// The address to listen on; 0.0.0.0 lets other machines in.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1", allow_hyphen_values = true)]
    bind: String,

    /// The port to listen on; 0 takes any free one.
    #[arg(long, value_name = "N", default_value_t = server::PORT)]
    port: u16,

    /// Do not open a browser.
    #[arg(long)]
    no_open: bool,
}

const EXAMPLES: &str = "\
Examples:
  bashenka serve
  bashenka serve --port 0 --no-open

The address of the page is printed as soon as it can be reached. The games and
the engine run in the browser; nothing leaves this machine.";

impl Serve {
    /// Serves until the program is ended.
    ///
    /// # Errors
    ///
    /// If the address is refused, the port is taken, or the network fails.
    pub fn run(self) -> Result<(), Failure> {
        let browser = if self.no_open { Browser::Leave } else { Browser::Open };
        let options = Options { bind: address(&self.bind)?, port: self.port, browser };
        server::serve(&options, |url| {
            let mut out = std::io::stdout().lock();
            writeln!(out, "{url}")?;
            out.flush()
        })?;
        Ok(())
    }
}

fn address(text: &str) -> Result<IpAddr, Failure> {
    text.parse().map_err(|_| {
        let expected = "an address such as 127.0.0.1, 0.0.0.0 or ::1";
        Failure::refused("bad-bind", format!("bind: expected {expected}, got {}", quoted(text)))
    })
}
