create table cart (
  id uuid primary key default gen_random_uuid(),
  business_unit_id uuid not null references business_unit,
  user_id uuid not null unique references user_account,
  po_number text,
  cost_centre text,
  note text,
  risk_check_failed boolean not null default false,
  risk_checked_at timestamptz,
  -- A cart untouched for 30 days is emptied.
  touched_at timestamptz not null default now(),
  version int not null default 1,
  constraint cart_in_unit unique (business_unit_id, id)
);
create index cart_by_age on cart (touched_at);

create table cart_item (
  id uuid primary key default gen_random_uuid(),
  business_unit_id uuid not null,
  cart_id uuid not null,
  trailer_id uuid not null references trailer,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint cart_item_period check (starts_at < ends_at),
  constraint cart_item_in_unit unique (business_unit_id, id),
  foreign key (business_unit_id, cart_id) references cart (business_unit_id, id) on delete cascade
);
create index cart_item_of_cart on cart_item (cart_id, created_at);
create index cart_item_of_trailer on cart_item (trailer_id);

create table cart_item_service (
  cart_item_id uuid not null references cart_item on delete cascade,
  service_key text not null references service,
  primary key (cart_item_id, service_key)
);
