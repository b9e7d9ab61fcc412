//! The engine's worker, as the page holds it.
//!
//! A search holds its worker until it ends, so an order that is no longer wanted
//! is stopped by ending the worker. The next one is started at once, and is
//! ready, from the browser's cache, before a person has moved.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;
use talk::{Answer, Order};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// What is said when the browser gives no reason.
const NO_WORKER: &str = "the browser starts no worker";

/// The engine.
#[derive(Clone)]
pub struct Engine {
    state: Rc<RefCell<State>>,
    hear: Rc<dyn Fn(Answer)>,
}

#[derive(Default)]
struct State {
    running: Option<Running>,
    /// The ticket that is being worked on.
    ticket: Option<u32>,
    tickets: u32,
}

/// A worker with what listens to it.
struct Running {
    worker: Worker,
    is_ready: bool,
    /// Sent as soon as the worker listens.
    waiting: Option<Order>,
    _hears: Closure<dyn Fn(MessageEvent)>,
    _fails: Closure<dyn Fn(JsValue)>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl Engine {
    /// An engine that tells its answers to `hear`. It is started when it is
    /// first needed.
    pub fn new(hear: impl Fn(Answer) + 'static) -> Self {
        Self { state: Rc::default(), hear: Rc::new(hear) }
    }

    /// A ticket for the next order.
    pub fn ticket(&self) -> u32 {
        let mut state = self.state.borrow_mut();
        state.tickets += 1;
        state.tickets
    }

    /// Gives an order, and stops what was being worked on.
    pub fn go(&self, order: Order) {
        self.stop();
        let ticket = order.ticket;
        match self.start() {
            Ok(()) => {
                let mut state = self.state.borrow_mut();
                state.ticket = Some(ticket);
                state.send(order);
            }
            Err(text) => {
                let (ticket, code) = (Some(ticket), "no-worker".to_owned());
                (self.hear)(Answer::Refused { ticket, code, text });
            }
        }
    }

    /// Stops what is being worked on; no answer to it will be heard.
    pub fn stop(&self) {
        let mut state = self.state.borrow_mut();
        if state.ticket.take().is_none() {
            return;
        }
        match &mut state.running {
            // It has begun nothing, and will take the next order: however fast
            // orders follow one another, they start no crowd of workers.
            Some(running) if !running.is_ready => running.waiting = None,
            _ => state.running = None,
        }
    }

    /// Makes sure of a worker.
    ///
    /// # Errors
    ///
    /// What the browser says, if it starts none.
    pub fn start(&self) -> Result<(), String> {
        if self.state.borrow().running.is_none() {
            let running = self.spawn().map_err(|error| said(&error))?;
            self.state.borrow_mut().running = Some(running);
        }
        Ok(())
    }

    fn spawn(&self) -> Result<Running, JsValue> {
        let body = document().body().ok_or(NO_WORKER)?;
        let script = body.dataset().get("engine").ok_or(NO_WORKER)?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&script, &options)?;
        let this = self.clone();
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            this.heard(&event.data().as_string().unwrap_or_default());
        });
        let this = self.clone();
        let on_error = Closure::<dyn Fn(JsValue)>::new(move |_| this.broke());
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Ok(Running { worker, is_ready: false, waiting: None, _hears: on_message, _fails: on_error })
    }

    fn heard(&self, text: &str) {
        let Ok(answer) = talk::read::<Answer>(text) else { return self.broke() };
        let is_wanted = {
            let mut state = self.state.borrow_mut();
            match &answer {
                Answer::Ready => {
                    state.is_ready();
                    true
                }
                Answer::Info { ticket, .. } => state.ticket == Some(*ticket),
                Answer::Best { ticket, .. } => state.finish(Some(*ticket)),
                Answer::Refused { ticket, .. } => state.finish(*ticket),
            }
        };
        if is_wanted {
            (self.hear)(answer);
        }
    }

    /// The worker has failed: it is ended, and whoever waits for it is told.
    fn broke(&self) {
        let ticket = {
            let mut state = self.state.borrow_mut();
            // Its listeners run at this moment and cannot be dropped by it.
            if let Some(running) = state.running.take() {
                running.worker.terminate();
                set_timeout(move || drop(running), std::time::Duration::ZERO);
            }
            state.ticket.take()
        };
        let (code, text) = ("no-worker".to_owned(), NO_WORKER.to_owned());
        (self.hear)(Answer::Refused { ticket, code, text });
    }
}

impl State {
    fn send(&mut self, order: Order) {
        let Some(running) = &mut self.running else { return };
        if running.is_ready {
            // Text can always be posted.
            let _ = running.worker.post_message(&JsValue::from_str(&talk::write(&order)));
        } else {
            running.waiting = Some(order);
        }
    }

    fn is_ready(&mut self) {
        let Some(running) = &mut self.running else { return };
        running.is_ready = true;
        if let Some(order) = running.waiting.take() {
            self.send(order);
        }
    }

    /// Whether the answer is the end of what is being worked on.
    fn finish(&mut self, ticket: Option<u32>) -> bool {
        let is_wanted = ticket.is_some() && self.ticket == ticket;
        if is_wanted {
            self.ticket = None;
        }
        is_wanted
    }
}

/// What a thrown value says.
fn said(error: &JsValue) -> String {
    let message = error.dyn_ref::<js_sys::Error>().map(|error| String::from(error.message()));
    message.or_else(|| error.as_string()).unwrap_or_else(|| NO_WORKER.to_owned())
}
