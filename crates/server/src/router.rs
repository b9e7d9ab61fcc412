//! From a request to an answer.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::middleware::map_response;
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::site::{File, Keep, Site};
use crate::{headers, mime};

/// The service that hands out `site`.
pub fn router(site: Site) -> Router {
    Router::new()
        .fallback(get(answer).fallback(refuse_method))
        .with_state(Arc::new(site))
        .layer(map_response(secured))
}

async fn answer(State(site): State<Arc<Site>>, uri: Uri, request: HeaderMap) -> Response {
    match site.file(uri.path()) {
        Some((name, file)) => send(name, file, &request),
        None => (StatusCode::NOT_FOUND, "There is nothing here.\n").into_response(),
    }
}

async fn refuse_method() -> Response {
    let allow = [(header::ALLOW, "GET, HEAD")];
    (StatusCode::METHOD_NOT_ALLOWED, allow, "Only GET and HEAD are answered.\n").into_response()
}

async fn secured(mut response: Response) -> Response {
    headers::add_to(response.headers_mut());
    response
}

fn send(name: &str, file: &File, request: &HeaderMap) -> Response {
    let asked = |header| request.get(header).and_then(|value: &HeaderValue| value.to_str().ok());
    let (encoding, bytes) = file.form(asked(header::ACCEPT_ENCODING).unwrap_or_default());
    let tag = file.tag(encoding);
    let control = match file.keep() {
        Keep::Forever => "public, max-age=31536000, immutable",
        Keep::WhileUnchanged => "no-cache",
    };
    let common = [
        (header::CACHE_CONTROL, control),
        (header::ETAG, tag.as_str()),
        (header::VARY, "Accept-Encoding"),
    ];
    if asked(header::IF_NONE_MATCH).is_some_and(|known| is_named(&tag, known)) {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    let content = [(header::CONTENT_TYPE, mime::of(name))];
    let mut response = (common, content, bytes.clone()).into_response();
    if let Some(encoding) = encoding.name() {
        let value = HeaderValue::from_static(encoding);
        response.headers_mut().insert(header::CONTENT_ENCODING, value);
    }
    response
}

/// Whether an `If-None-Match` names the tag.
fn is_named(tag: &str, known: &str) -> bool {
    let plain = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    known.trim() == "*" || known.split(',').any(|each| plain(each) == tag)
}
