//! What a browser is answered.

use axum::body::{Body, Bytes, to_bytes};
use axum::http::{HeaderName, Method, Request, Response, StatusCode, header};
use server::{NoPage, Site, headers, router};
use tower::ServiceExt as _;

const SCRIPT: &str = "/assets/app-0123456789abcdef.js";

fn site() -> Site {
    let file =
        |name: &str, text: &'static str| (name.to_owned(), Bytes::from_static(text.as_bytes()));
    let script = &SCRIPT[1..];
    Site::from_files([
        file("index.html", "<p>page"),
        file("index.html.br", "BR page"),
        file(script, "script"),
        file(&format!("{script}.br"), "BR"),
        file(&format!("{script}.gz"), "GZ"),
        file("assets/engine-0123456789abcdef.wasm", "wasm"),
        file("games.html", "<title>games</title>"),
        file("manifest.webmanifest", "{}"),
        file("service-worker.js", "keep"),
    ])
    .expect("there is an index")
}

fn ask(method: Method, path: &str, asked: &[(HeaderName, &str)]) -> (Response<()>, String) {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in asked {
        request = request.header(name, *value);
    }
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime starts");
    runtime.block_on(async {
        let request = request.body(Body::empty()).expect("a request");
        let (parts, body) = router(site()).oneshot(request).await.unwrap().into_parts();
        let bytes = to_bytes(body, 1 << 20).await.expect("a short body");
        (Response::from_parts(parts, ()), String::from_utf8(bytes.to_vec()).expect("UTF-8"))
    })
}

fn get(path: &str, asked: &[(HeaderName, &str)]) -> (Response<()>, String) {
    ask(Method::GET, path, asked)
}

fn value(response: &Response<()>, name: impl AsRef<str>) -> Option<&str> {
    response.headers().get(name.as_ref()).map(|value| value.to_str().expect("plain text"))
}

#[test]
fn the_page_is_asked_for_again_and_not_sent_again_while_it_is_the_same() {
    let (response, body) = get("/", &[]);
    assert_eq!((response.status(), body.as_str()), (StatusCode::OK, "<p>page"));
    assert_eq!(value(&response, "content-type"), Some("text/html; charset=utf-8"));
    assert_eq!(value(&response, "cache-control"), Some("no-cache"));
    let tag = value(&response, "etag").unwrap();
    let (again, body) = get("/", &[(header::IF_NONE_MATCH, tag)]);
    assert_eq!((again.status(), body.as_str()), (StatusCode::NOT_MODIFIED, ""));
    assert_eq!(value(&again, "etag"), Some(tag));
    let (other, _) = get("/", &[(header::IF_NONE_MATCH, "\"another\"")]);
    assert_eq!(other.status(), StatusCode::OK);
}

#[test]
fn each_form_of_a_file_has_a_tag_of_its_own() {
    let tag = |accept| {
        let (response, _) = get("/", &[(header::ACCEPT_ENCODING, accept)]);
        value(&response, "etag").unwrap().to_owned()
    };
    assert_ne!(tag("br"), tag("identity"));
}

#[test]
fn files_with_a_hash_in_their_names_are_kept_for_good() {
    let (response, _) = get(SCRIPT, &[]);
    let control = value(&response, "cache-control");
    assert_eq!(control, Some("public, max-age=31536000, immutable"));
    assert_eq!(value(&response, "content-type"), Some("text/javascript; charset=utf-8"));
}

#[test]
fn a_file_is_sent_in_the_smallest_form_the_client_reads() {
    let sent = |path, accept| {
        let (response, body) = get(path, &[(header::ACCEPT_ENCODING, accept)]);
        assert_eq!(value(&response, "vary"), Some("Accept-Encoding"));
        (value(&response, "content-encoding").map(str::to_owned), body)
    };
    assert_eq!(sent(SCRIPT, "gzip, br"), (Some("br".to_owned()), "BR".to_owned()));
    assert_eq!(sent(SCRIPT, "gzip"), (Some("gzip".to_owned()), "GZ".to_owned()));
    assert_eq!(sent(SCRIPT, ""), (None, "script".to_owned()));
    let wasm = "/assets/engine-0123456789abcdef.wasm";
    assert_eq!(sent(wasm, "gzip, br"), (None, "wasm".to_owned()));
}

#[test]
fn what_is_not_there_is_not_found_not_even_by_a_way_around() {
    for path in
        ["/assets/gone.js", "/assets/../index.html", "/index.html.br", "/%2e%2e/x", "/assets"]
    {
        let (response, body) = get(path, &[]);
        assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
        assert_eq!(body, "There is nothing here.\n");
    }
}

#[test]
fn every_answer_isolates_the_page_and_forbids_foreign_scripts() {
    for path in ["/", SCRIPT, "/gone"] {
        let (response, _) = get(path, &[]);
        assert_eq!(value(&response, "cross-origin-opener-policy"), Some("same-origin"));
        assert_eq!(value(&response, "cross-origin-embedder-policy"), Some("require-corp"));
        assert_eq!(value(&response, "x-content-type-options"), Some("nosniff"));
        let policy = value(&response, "content-security-policy");
        assert_eq!(policy, Some(headers::CONTENT_SECURITY_POLICY));
    }
    assert!(!headers::CONTENT_SECURITY_POLICY.contains("unsafe-inline"));
}

#[test]
fn nothing_can_be_posted_and_a_head_has_no_body() {
    let (response, _) = ask(Method::POST, "/", &[]);
    assert_eq!(response.status(), StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(value(&response, "allow"), Some("GET, HEAD"));
    let (response, body) = ask(Method::HEAD, "/", &[]);
    assert_eq!((response.status(), body.as_str()), (StatusCode::OK, ""));
}

#[test]
fn there_is_no_site_without_a_page() {
    assert_eq!(Site::from_files([]).unwrap_err(), NoPage);
}

#[test]
fn what_keeps_the_page_is_a_script_that_is_asked_for_again() {
    let (response, body) = get("/service-worker.js", &[]);
    assert_eq!((response.status(), body.as_str()), (StatusCode::OK, "keep"));
    assert_eq!(value(&response, "content-type"), Some("text/javascript; charset=utf-8"));
    assert_eq!(value(&response, "cache-control"), Some("no-cache"));
    // A page that may share memory takes only scripts that may, too.
    assert_eq!(value(&response, "cross-origin-embedder-policy"), Some("require-corp"));
    let (manifest, _) = get("/manifest.webmanifest", &[]);
    assert_eq!(value(&manifest, "content-type"), Some("application/manifest+json"));
}

#[test]
fn a_room_answers_to_its_plain_name() {
    let (response, body) = get("/games", &[]);
    assert_eq!((response.status(), body.as_str()), (StatusCode::OK, "<title>games</title>"));
    assert_eq!(value(&response, "content-type"), Some("text/html; charset=utf-8"));
    assert_eq!(get("/game", &[]).0.status(), StatusCode::NOT_FOUND);
}
