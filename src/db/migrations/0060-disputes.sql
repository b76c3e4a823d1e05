-- What a customer says is not right about a document, and what was answered.
create table dispute (
  id uuid primary key default gen_random_uuid(),
  business_unit_id uuid not null,
  invoice_id uuid not null,
  reason text not null check (reason <> '' and length(reason) <= 2000),
  opened_at timestamptz not null,
  opened_by uuid not null references user_account,
  decided_at timestamptz,
  decided_by uuid references user_account,
  decision text check (decision in ('accepted', 'rejected')),
  answer text check (answer <> '' and length(answer) <= 2000),
  constraint dispute_is_decided_as_a_whole check (num_nonnulls(decided_at, decided_by, decision, answer) in (0, 4)),
  foreign key (business_unit_id, invoice_id) references invoice (business_unit_id, id)
);
create index dispute_of_invoice on dispute (invoice_id, opened_at);
create unique index dispute_open_once on dispute (invoice_id) where decided_at is null;
