create function refuse_any_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name
    using errcode = 'check_violation', constraint = tg_table_name || '_is_append_only';
end $$;

-- Issued PDF files. The hash proves that the stored file is the one that was issued.
create table document (
  id uuid primary key default gen_random_uuid(),
  business_unit_id uuid not null references business_unit,
  kind text not null check (kind in ('orderConfirmation', 'rentalContract', 'handoverProtocol')),
  order_id uuid,
  booking_id uuid,
  handover_id uuid,
  locale text not null check (locale in ('de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'ro', 'ru')),
  path text not null,
  bytes int not null,
  sha256 bytea not null,
  issued_at timestamptz not null default now(),
  constraint document_has_its_subject check (
    case kind when 'handoverProtocol' then handover_id is not null else order_id is not null end
  ),
  foreign key (business_unit_id, order_id) references customer_order (business_unit_id, id),
  foreign key (business_unit_id, booking_id) references booking (business_unit_id, id),
  foreign key (business_unit_id, handover_id) references handover (business_unit_id, id)
);
create unique index document_of_order on document (order_id, kind, locale, coalesce(booking_id, order_id))
  where order_id is not null;
create unique index document_of_handover on document (handover_id, kind, locale) where handover_id is not null;
create index document_of_unit on document (business_unit_id, issued_at desc);
create trigger document_is_append_only before update or delete or truncate on document
  for each statement execute function refuse_any_change();

-- Every write of the product, once, with whoever did it and the admin behind them. No foreign keys: the log
-- tells what happened, whatever becomes of the rows.
create table audit_log (
  id bigint primary key generated always as identity,
  at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('guest', 'member', 'platformAdmin', 'system')),
  actor_id uuid,
  impersonator_id uuid,
  business_unit_id uuid,
  action text not null,
  object_type text not null,
  object_id text not null,
  data jsonb not null default '{}',
  trace_id text
);
create index audit_log_newest on audit_log (at desc, id desc);
create index audit_log_of_object on audit_log (object_type, object_id, id);
create index audit_log_of_unit on audit_log (business_unit_id, id desc) where business_unit_id is not null;
create index audit_log_of_actor on audit_log (actor_id, id desc) where actor_id is not null;
create index audit_log_of_impersonator on audit_log (impersonator_id, id desc) where impersonator_id is not null;
create index audit_log_of_action on audit_log (action, id desc);
create trigger audit_log_is_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_any_change();
