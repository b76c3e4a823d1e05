-- What the desk writes down of a call: a quote that waits for its answer, or an order that the caller has placed at once.
create sequence quote_number;

create table quote (
  id uuid primary key default gen_random_uuid(),
  business_unit_id uuid not null references business_unit,
  number text not null,
  state text not null check (state in ('open', 'accepted', 'declined', 'withdrawn')),
  -- Whoever gets it: a member, or somebody who is invited with it.
  user_id uuid references user_account,
  recipient_name text not null,
  recipient_email text not null check (recipient_email = lower(recipient_email)),
  locale text not null check (locale in ('de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'ro', 'ru')),
  -- Who called, as the desk wrote it down, and who took the call.
  caller text,
  caller_phone text,
  taken_by uuid not null references user_account,
  po_number text,
  note text,
  -- A published list never changes: what was quoted is computed from it again.
  price_list_id uuid not null references price_list,
  net_cents bigint not null check (net_cents >= 0),
  gross_cents bigint not null check (gross_cents >= net_cents),
  valid_until timestamptz not null,
  -- Until when the desk keeps the trailers for it; null if it does not.
  held_until timestamptz,
  order_id uuid,
  -- Who answered or withdrew it, and when.
  decided_by uuid references user_account,
  decided_at timestamptz,
  created_at timestamptz not null,
  version bigint not null default 1,
  constraint quote_number_once unique (number),
  constraint quote_in_unit unique (business_unit_id, id),
  constraint quote_makes_one_order unique (order_id),
  constraint quote_accepted_by_order check ((state = 'accepted') = (order_id is not null)),
  constraint quote_decided check ((state = 'open') = (decided_at is null)),
  foreign key (business_unit_id, order_id) references customer_order (business_unit_id, id)
);
create index quote_of_unit on quote (business_unit_id, created_at desc, id);
create index quote_by_age on quote (created_at, id);
create index quote_of_user on quote (user_id) where user_id is not null;

create table quote_line (
  id uuid primary key default gen_random_uuid(),
  business_unit_id uuid not null,
  quote_id uuid not null,
  position bigint not null check (position >= 1),
  trailer_id uuid not null references trailer,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  services text[] not null,
  -- As it was quoted: an order at another price is none of this quote.
  net_cents bigint not null check (net_cents >= 0),
  constraint quote_line_period check (starts_at < ends_at),
  constraint quote_line_position unique (quote_id, position),
  foreign key (business_unit_id, quote_id) references quote (business_unit_id, id) on delete cascade
);
create index quote_line_of_trailer on quote_line (trailer_id);
create index quote_search on quote using gin (search_words(number, recipient_name, recipient_email, caller));
