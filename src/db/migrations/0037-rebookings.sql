-- Whom the depot calls about a pick-up or a return.
alter table booking add column driver_phone text check (driver_phone ~ '^\+[1-9][0-9]{6,14}$');

-- Another period or other services, agreed before the pick-up. The booking holds what came of it; a row keeps what was
-- before and after, as its paper tells it.
create table booking_rebooking (
  id uuid primary key default gen_random_uuid(),
  business_unit_id uuid not null,
  booking_id uuid not null,
  previous_starts_at timestamptz not null,
  previous_ends_at timestamptz not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  chargeable_days int not null,
  previous_services jsonb not null,
  services jsonb not null,
  previous_net_cents bigint not null,
  net_cents bigint not null,
  -- What the tax of its order changes by, as it was shown when it was agreed; negative where it falls.
  tax_cents bigint not null,
  -- What this, and all that was extended or rebooked before, adds to what was ordered: it counts against a limit.
  added_cents bigint not null,
  price_trace jsonb not null,
  tax_case text not null check (tax_case in ('shortTerm', 'domestic', 'noVatId', 'reverseCharge', 'outsideEu')),
  tax_country text not null check (tax_country ~ '^[A-Z]{2}$'),
  tax_basis_points int not null check (tax_basis_points between 0 and 10000),
  created_by uuid not null references user_account,
  created_at timestamptz not null default now(),
  check (starts_at < ends_at),
  constraint booking_rebooking_in_unit unique (business_unit_id, id),
  foreign key (business_unit_id, booking_id) references booking (business_unit_id, id)
);
create index booking_rebooking_of_booking on booking_rebooking (booking_id, created_at);

-- It has a paper of its own, like an extension.
alter table document
  add column rebooking_id uuid,
  drop constraint document_kind_check,
  add constraint document_kind_check check (kind in (
    'orderConfirmation', 'rentalContract', 'handoverProtocol', 'extensionAddendum', 'rebookingAddendum'
  )),
  drop constraint document_has_its_subject,
  add constraint document_has_its_subject check (
    case kind
      when 'handoverProtocol' then handover_id is not null
      when 'extensionAddendum' then
        order_id is not null and booking_id is not null and extension_id is not null and rebooking_id is null
      when 'rebookingAddendum' then
        order_id is not null and booking_id is not null and rebooking_id is not null and extension_id is null
      else order_id is not null and extension_id is null and rebooking_id is null
    end
  ),
  add foreign key (business_unit_id, rebooking_id) references booking_rebooking (business_unit_id, id);
drop index document_of_order;
create unique index document_of_order
  on document (order_id, kind, locale, coalesce(rebooking_id, extension_id, booking_id, order_id))
  where order_id is not null;
