//! The engine in a worker of the browser.
//!
//! It listens to orders and answers them one after another ([`talk`] has the
//! words). A search holds the worker until it ends: whoever wants it to stop
//! ends the worker and starts another.

mod think;

use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use think::Thinker;

fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let mut thinker = Thinker::default();
    let voice = scope.clone();
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        thinker.carry_out(&text, &mut |answer| say(&voice, answer));
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    // It listens as long as the worker lives.
    listen.forget();
    say(&scope, &talk::Answer::Ready);
}

fn say(scope: &DedicatedWorkerGlobalScope, answer: &talk::Answer) {
    // Posting fails only for what cannot be copied, which text can.
    let _ = scope.post_message(&JsValue::from_str(&talk::write(answer)));
}
