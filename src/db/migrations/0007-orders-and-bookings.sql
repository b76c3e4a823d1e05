-- Ends of human-readable numbers such as O-26-000123. Sequences, because a counter row would make all
-- checkouts wait for each other; order numbers may have gaps.
create sequence order_number;
create sequence mandate_number;

create table mandate (
  id uuid primary key default gen_random_uuid(),
  business_unit_id uuid not null references business_unit,
  reference text not null unique,
  scheme text not null check (scheme in ('CORE', 'B2B')),
  iban_encrypted bytea not null,
  -- All that is ever shown of the number.
  iban_masked text not null,
  account_holder text not null,
  place text not null,
  signed_on date not null,
  consented_at timestamptz not null,
  created_by uuid not null references user_account,
  created_at timestamptz not null default now(),
  status text not null default 'active' check (status in ('active', 'revoked')),
  revoked_at timestamptz,
  version int not null default 1,
  constraint mandate_in_unit unique (business_unit_id, id),
  constraint mandate_revoked_when check ((status = 'revoked') = (revoked_at is not null))
);
create unique index mandate_one_active on mandate (business_unit_id) where status = 'active';

create table customer_order (
  id uuid primary key default gen_random_uuid(),
  business_unit_id uuid not null references business_unit,
  number text not null unique,
  created_by uuid not null references user_account,
  -- The admin who placed it while impersonating created_by.
  impersonator_id uuid references user_account,
  status text not null check (status in (
    'pendingApproval', 'placed', 'confirmed', 'active', 'completed', 'rejected', 'cancelled', 'expired'
  )),
  payment_method text not null check (payment_method in ('sepa', 'transfer')),
  payment_status text not null default 'open'
    check (payment_status in ('open', 'scheduled', 'awaitingTransfer', 'paid', 'overdue', 'refunded')),
  mandate_id uuid,
  risk_check_failed boolean not null default false,
  -- When an order that waits for approval or for an advance transfer lapses.
  lapses_at timestamptz,
  payment_due_on date,
  decided_by uuid references user_account,
  decided_at timestamptz,
  decision_note text,
  po_number text,
  cost_centre text,
  note text,
  locale text not null check (locale in ('de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'ro', 'ru')),
  -- Copies, so that a later change of the address book does not rewrite history.
  billing_address jsonb not null,
  terms_version text not null,
  privacy_version text not null,
  -- Only with consent.
  campaign jsonb,
  currency text not null default 'EUR' check (currency = 'EUR'),
  net_cents bigint not null,
  tax_cents bigint not null,
  gross_cents bigint not null,
  -- The tax by country, case and rate.
  taxes jsonb not null,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint customer_order_adds_up check (net_cents + tax_cents = gross_cents),
  constraint customer_order_waits_until check (status not in ('pendingApproval', 'placed') or lapses_at is not null),
  constraint customer_order_in_unit unique (business_unit_id, id),
  foreign key (business_unit_id, mandate_id) references mandate (business_unit_id, id)
);
create index customer_order_of_unit on customer_order (business_unit_id, created_at desc, id);
create index customer_order_newest on customer_order (created_at desc, id);
create index customer_order_waiting on customer_order (lapses_at) where status in ('pendingApproval', 'placed');
-- What counts against the credit limit.
create index customer_order_open on customer_order (business_unit_id) include (net_cents)
  where status in ('pendingApproval', 'placed', 'confirmed', 'active') and payment_status <> 'paid';

-- A line item and its booking are one row: one trailer for one period, sold and then carried out.
create table booking (
  id uuid primary key default gen_random_uuid(),
  business_unit_id uuid not null,
  order_id uuid not null,
  line_number smallint not null check (line_number >= 1),
  number text not null unique,
  trailer_id uuid not null references trailer,
  depot_id uuid not null references depot,
  status text not null default 'reserved'
    check (status in ('reserved', 'onRent', 'returnAnnounced', 'returned', 'closed', 'cancelled', 'noShow')),
  -- The agreed period, without the turnaround that the allocation adds.
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  picked_up_at timestamptz,
  return_announced_at timestamptz,
  return_announced_for timestamptz,
  returned_at timestamptz,
  closed_at timestamptz,
  cancelled_at timestamptz,
  chargeable_days int not null check (chargeable_days >= 1),
  price_list_id uuid not null references price_list,
  currency text not null default 'EUR' check (currency = 'EUR'),
  -- Bands, day rate, factor and days: enough to recompute and to explain rent_cents.
  price_trace jsonb not null,
  rent_cents bigint not null check (rent_cents >= 0),
  services_cents bigint not null check (services_cents >= 0),
  net_cents bigint not null,
  tax_case text not null check (tax_case in ('shortTerm', 'domestic', 'noVatId', 'reverseCharge', 'outsideEu')),
  tax_country text not null check (tax_country ~ '^[A-Z]{2}$'),
  tax_basis_points int not null check (tax_basis_points between 0 and 10000),
  driver_name text,
  reservation_note text check (char_length(reservation_note) <= 500),
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint booking_period check (starts_at < ends_at),
  constraint booking_adds_up check (net_cents = rent_cents + services_cents),
  constraint booking_line unique (order_id, line_number),
  constraint booking_in_unit unique (business_unit_id, id),
  foreign key (business_unit_id, order_id) references customer_order (business_unit_id, id)
);
create index booking_of_unit on booking (business_unit_id, status, starts_at, id);
create index booking_of_trailer on booking (trailer_id, starts_at desc);
create index booking_at_depot on booking (depot_id, starts_at) where status in ('reserved', 'onRent', 'returnAnnounced');
create index booking_newest on booking (created_at desc, id);
-- A trailer leaves the yard with one customer at a time. The same index finds overdue trailers in a search.
create unique index booking_out_of_yard on booking (trailer_id) include (ends_at)
  where status in ('onRent', 'returnAnnounced');

create table booking_service (
  booking_id uuid not null,
  service_key text not null references service,
  business_unit_id uuid not null,
  unit text not null check (unit in ('once', 'perDay')),
  unit_price_cents bigint not null check (unit_price_cents >= 0),
  net_cents bigint not null check (net_cents >= 0),
  primary key (booking_id, service_key),
  foreign key (business_unit_id, booking_id) references booking (business_unit_id, id)
);

-- Each extension keeps its own price difference and tax case: a short hire already agreed is not reopened.
create table booking_extension (
  id uuid primary key default gen_random_uuid(),
  business_unit_id uuid not null,
  booking_id uuid not null,
  previous_ends_at timestamptz not null,
  ends_at timestamptz not null,
  chargeable_days int not null,
  net_cents bigint not null check (net_cents >= 0),
  price_trace jsonb not null,
  tax_case text not null check (tax_case in ('shortTerm', 'domestic', 'noVatId', 'reverseCharge', 'outsideEu')),
  tax_country text not null check (tax_country ~ '^[A-Z]{2}$'),
  tax_basis_points int not null check (tax_basis_points between 0 and 10000),
  created_by uuid not null references user_account,
  created_at timestamptz not null default now(),
  check (previous_ends_at < ends_at),
  foreign key (business_unit_id, booking_id) references booking (business_unit_id, id)
);
create index booking_extension_of_booking on booking_extension (booking_id, created_at);

-- What is charged or credited after the order: negative amounts are credits.
create table booking_charge (
  id uuid primary key default gen_random_uuid(),
  business_unit_id uuid not null,
  booking_id uuid not null,
  kind text not null check (kind in ('earlyReturn', 'lateReturn', 'cancellation', 'noShow', 'correction')),
  net_cents bigint not null,
  price_trace jsonb not null,
  tax_case text not null check (tax_case in ('shortTerm', 'domestic', 'noVatId', 'reverseCharge', 'outsideEu')),
  tax_country text not null check (tax_country ~ '^[A-Z]{2}$'),
  tax_basis_points int not null check (tax_basis_points between 0 and 10000),
  created_at timestamptz not null default now(),
  foreign key (business_unit_id, booking_id) references booking (business_unit_id, id)
);
create index booking_charge_of_booking on booking_charge (booking_id, created_at);
