-- The log is searched by what an entry is about, whatever its kind, and by the call that wrote it.
drop index audit_log_of_object;
create index audit_log_of_object on audit_log (object_id, object_type, id);
create index audit_log_of_trace on audit_log (trace_id) where trace_id is not null;
