-- What waits at the desk of whoever looks after the money: documents that do not go by mail alone, purchase orders that
-- were asked for, and the photos of claims.

-- Documents of sellers in countries whose platforms want them too. Nothing here talks to one.
create table invoice_channel (
  invoice_id uuid primary key,
  business_unit_id uuid not null,
  -- `export`: the operator hands the file over; `clearance`: it counts and is sent once the platform has given it a number.
  channel text not null check (channel in ('export', 'clearance')),
  waits_since timestamptz not null,
  clearance_number text check (clearance_number <> '' and length(clearance_number) <= 100),
  cleared_at timestamptz,
  cleared_by uuid references user_account,
  constraint invoice_channel_is_cleared_as_a_whole check (num_nonnulls(clearance_number, cleared_at, cleared_by) in (0, 3)),
  constraint invoice_channel_clears check (channel = 'clearance' or cleared_at is null),
  foreign key (business_unit_id, invoice_id) references invoice (business_unit_id, id)
);
create index invoice_channel_waiting on invoice_channel (waits_since, invoice_id)
  where channel = 'clearance' and cleared_at is null;

create function guard_invoice_channel() returns trigger language plpgsql as $$
begin
  if old.cleared_at is not null
    or (new.invoice_id, new.business_unit_id, new.channel, new.waits_since)
      is distinct from (old.invoice_id, old.business_unit_id, old.channel, old.waits_since)
  then
    raise exception 'a document is cleared once' using errcode = 'check_violation', constraint = 'invoice_channel_is_cleared_once';
  end if;
  return new;
end $$;
create trigger invoice_channel_is_cleared_once before update on invoice_channel
  for each row execute function guard_invoice_channel();
create trigger invoice_channel_is_closed before insert on invoice_channel
  for each row execute function guard_invoice_closed();
create trigger invoice_channel_is_append_only before delete or truncate on invoice_channel
  for each statement execute function refuse_any_change();

-- Orders of companies that want a purchase order on their invoices, billed without one: asked for once.
create table purchase_order_request (
  order_id uuid primary key,
  business_unit_id uuid not null,
  asked_at timestamptz not null,
  answered_at timestamptz,
  foreign key (business_unit_id, order_id) references customer_order (business_unit_id, id)
);
create index purchase_order_request_open on purchase_order_request (asked_at, order_id) where answered_at is null;

-- What a damage looks like, for whoever is to pay for it.
create table charge_photo (
  charge_id uuid not null references booking_charge,
  position bigint not null check (position between 1 and 6),
  business_unit_id uuid not null references business_unit,
  path text not null,
  sha256 bytea not null check (length(sha256) = 32),
  width bigint not null check (width > 0),
  height bigint not null check (height > 0),
  uploaded_at timestamptz not null,
  uploaded_by uuid not null references user_account,
  primary key (charge_id, position)
);
create index charge_photo_of_path on charge_photo (path);
