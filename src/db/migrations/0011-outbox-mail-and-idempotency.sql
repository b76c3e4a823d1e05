-- Effects on the outside world are written here inside the business transaction and carried out by jobs later.
create table outbox (
  id bigint primary key generated always as identity,
  topic text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  dispatched_at timestamptz
);
create index outbox_waiting on outbox (id) where dispatched_at is null;
create index outbox_dispatched on outbox (dispatched_at) where dispatched_at is not null;

-- What the operator may read of mails that went out. Secret links are masked before they get here.
create table sent_mail (
  id uuid primary key default gen_random_uuid(),
  business_unit_id uuid references business_unit,
  user_id uuid references user_account,
  recipient text not null,
  template text not null,
  locale text not null check (locale in ('de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'ro', 'ru')),
  subject text not null,
  body_text text not null,
  status text not null check (status in ('sent', 'failed')),
  error text,
  created_at timestamptz not null default now()
);
create index sent_mail_newest on sent_mail (created_at desc, id);
create index sent_mail_of_unit on sent_mail (business_unit_id, created_at desc) where business_unit_id is not null;
create index sent_mail_to on sent_mail (recipient, created_at desc);

-- Written in the transaction of the success it answers for: a parallel twin waits for the primary key.
create table idempotency_key (
  user_id uuid not null references user_account,
  key text not null check (char_length(key) between 1 and 200),
  operation text not null,
  body_hash bytea not null,
  status smallint not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_key_by_age on idempotency_key (created_at);

-- Facts about this installation, such as that the demo data has been loaded.
create table installation (
  key text primary key,
  value jsonb not null,
  set_at timestamptz not null default now()
);
