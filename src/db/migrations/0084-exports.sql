-- What has been handed over to the accountants: files that stay as they were, and what stood in each.

create table export_run (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('datev')),
  -- The first day of the month that was asked for.
  month date not null check (extract(day from month) = 1),
  -- From the first month of which something is in it, both included, within one fiscal year.
  from_on date not null,
  to_on date not null,
  fiscal_year_from date not null,
  -- How many bookings of documents and of money, and what they come to.
  documents bigint not null check (documents >= 0),
  billed_cents bigint not null,
  payments bigint not null check (payments >= 0),
  paid_cents bigint not null,
  file_name text not null check (file_name ~ '^EXTF_[A-Za-z0-9_-]+\.csv$'),
  content bytea not null,
  sha256 bytea not null check (length(sha256) = 32),
  created_at timestamptz not null,
  created_by uuid not null references user_account,
  constraint export_run_holds_something check (documents + payments between 1 and 99999),
  constraint export_run_in_order check (fiscal_year_from <= from_on and from_on <= month and month < to_on)
);
create index export_run_newest on export_run (created_at desc, id);

-- Each booking is handed over once: a tax group of a document for ever, money until it is somebody else's or less.
create table export_row (
  run_id uuid not null references export_run,
  position bigint not null check (position >= 1),
  business_unit_id uuid not null references business_unit,
  invoice_id uuid,
  tax_country text,
  tax_case text,
  tax_basis_points bigint,
  payment_id uuid references payment,
  -- Counts what has been told of a payment.
  turn bigint check (turn >= 1),
  cents bigint not null check (cents <> 0),
  primary key (run_id, position),
  constraint export_row_of_one check (
    num_nonnulls(invoice_id, tax_country, tax_case, tax_basis_points) = (case when payment_id is null then 4 else 0 end)
    and (payment_id is null) = (turn is null)
  ),
  foreign key (business_unit_id, invoice_id) references invoice (business_unit_id, id),
  foreign key (invoice_id, tax_country, tax_case, tax_basis_points)
    references invoice_tax (invoice_id, tax_country, tax_case, tax_basis_points)
);
create unique index export_row_document_once on export_row (invoice_id, tax_country, tax_case, tax_basis_points)
  where invoice_id is not null;
create unique index export_row_payment_once on export_row (payment_id, turn) where payment_id is not null;

create function guard_export_row() returns trigger language plpgsql as $$
begin
  if not exists (
    select from export_run
    where id = new.run_id and xmin::text = (pg_current_xact_id()::text::bigint % 4294967296)::text
  ) then
    raise exception 'export % is closed', new.run_id
      using errcode = 'check_violation', constraint = 'export_run_is_closed';
  end if;
  return new;
end $$;
create trigger export_row_is_closed before insert on export_row
  for each row execute function guard_export_row();

create function guard_export_sums() returns trigger language plpgsql as $$
begin
  if (new.documents, new.billed_cents, new.payments, new.paid_cents) is distinct from (
    select (
      count(*) filter (where invoice_id is not null), coalesce(sum(cents) filter (where invoice_id is not null), 0)::bigint,
      count(*) filter (where payment_id is not null), coalesce(sum(cents) filter (where payment_id is not null), 0)::bigint
    )
    from export_row where run_id = new.id
  ) then
    raise exception 'export % does not add up', new.id
      using errcode = 'check_violation', constraint = 'export_run_adds_up';
  end if;
  return null;
end $$;
create constraint trigger export_run_adds_up after insert on export_run
  deferrable initially deferred for each row execute function guard_export_sums();

create trigger export_run_is_append_only before update or delete or truncate on export_run
  for each statement execute function refuse_any_change();
create trigger export_row_is_append_only before update or delete or truncate on export_row
  for each statement execute function refuse_any_change();
