-- no transaction
-- Plans that are open first, then what was carried out last.
create index concurrently if not exists plan_draft_listed on plan_draft ((status <> 'open'), created_at desc, id)
  where status <> 'discarded';
