-- no transaction
-- What has trailers from some moment on, without all that had them before.
create index concurrently if not exists allocation_by_end on allocation (ends_at) include (trailer_id, starts_at, kind, expires_at);
