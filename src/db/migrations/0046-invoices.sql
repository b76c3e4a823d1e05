-- What is billed: documents that never change, their numbers, and beside them what is still open.

-- The last number given out in a series. Whoever issues holds the row until the transaction ends: no gap, no twin.
create table number_series (
  -- I invoice, C credit note, S claim; then the country of the seller.
  series text not null check (series ~ '^[ICS]-[A-Z]{2}$'),
  year bigint not null check (year between 2000 and 2999),
  last bigint not null check (last >= 1),
  primary key (series, year)
);

create table invoice (
  id uuid primary key default gen_random_uuid(),
  business_unit_id uuid not null references business_unit,
  order_id uuid not null,
  kind text not null check (kind in ('invoice', 'creditNote', 'claim')),
  series text not null,
  year bigint not null,
  sequence bigint not null,
  number text not null generated always as (
    left(series, 1) || '-' || lpad((year % 100)::text, 2, '0') || '-' || right(series, 2) || '-'
      || lpad(sequence::text, greatest(6, length(sequence::text)), '0')
  ) stored,
  -- By the operator's calendar.
  issued_on date not null,
  issued_at timestamptz not null,
  due_on date,
  -- When a direct debit is to be collected.
  collect_on date,
  -- When the money of an advance payment was there.
  received_on date,
  -- The service that is billed, from its first to its last day.
  period_from date not null,
  period_to date not null,
  locale text not null check (locale in ('de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'ro', 'ru')),
  tax_class text not null check (tax_class in ('vat', 'outside', 'claim')),
  -- All that stands on it, seller and buyer as they were when it was issued, and the words in which it says it.
  content jsonb not null,
  po_number text,
  cost_centre text,
  payment_method text not null check (payment_method in ('sepa', 'transfer')),
  mandate_id uuid,
  currency text not null default 'EUR' check (currency = 'EUR'),
  net_cents bigint not null check (net_cents >= 0),
  tax_cents bigint not null check (tax_cents >= 0),
  gross_cents bigint not null check (gross_cents > 0),
  corrects_id uuid,
  reason text,
  cause text not null check (cause in ('run', 'manual', 'advance')),
  constraint invoice_number_once unique (series, year, sequence),
  constraint invoice_number unique (number),
  constraint invoice_in_unit unique (business_unit_id, id),
  constraint invoice_adds_up check (net_cents + tax_cents = gross_cents),
  constraint invoice_series check (
    left(series, 1) = case kind when 'invoice' then 'I' when 'creditNote' then 'C' else 'S' end
  ),
  constraint invoice_year check (year = extract(year from issued_on)),
  constraint invoice_period check (period_from <= period_to),
  constraint invoice_corrects check ((kind = 'creditNote') = (corrects_id is not null)),
  constraint invoice_due check ((kind = 'creditNote') = (due_on is null)),
  constraint invoice_collected check (collect_on is null or (collect_on = due_on and mandate_id is not null)),
  constraint invoice_claims check ((kind = 'claim') <= (tax_class = 'claim')),
  foreign key (business_unit_id, order_id) references customer_order (business_unit_id, id),
  foreign key (business_unit_id, mandate_id) references mandate (business_unit_id, id),
  foreign key (business_unit_id, corrects_id) references invoice (business_unit_id, id)
);
create index invoice_of_order on invoice (order_id, issued_at, id);
create index invoice_of_unit on invoice (business_unit_id, issued_on desc, id);
create index invoice_newest on invoice (issued_on desc, id);
create index invoice_corrected on invoice (corrects_id) where corrects_id is not null;

create table invoice_line (
  invoice_id uuid not null,
  line_no bigint not null check (line_no >= 1),
  business_unit_id uuid not null,
  booking_id uuid not null,
  -- What of the booking is billed, the same for all documents: a part of it and its rent or a service, or a charge.
  item text not null check (item <> ''),
  part_no bigint not null check (part_no >= 0),
  service_key text,
  charge_id uuid references booking_charge,
  -- Of the rental, counted from 1, both included.
  days_from bigint check (days_from >= 1),
  days_to bigint check (days_to >= days_from),
  period_from date not null,
  period_to date not null,
  text text not null check (text <> ''),
  -- Why it is this amount.
  trace jsonb,
  quantity bigint not null check (quantity >= 1),
  unit text not null check (unit in ('DAY', 'C62')),
  unit_price_cents bigint not null check (unit_price_cents > 0),
  net_cents bigint not null check (net_cents > 0),
  tax_case text not null
    check (tax_case in ('shortTerm', 'domestic', 'noVatId', 'reverseCharge', 'outsideEu', 'notTaxable')),
  tax_country text not null check (tax_country ~ '^[A-Z]{2}$'),
  tax_basis_points bigint not null check (tax_basis_points between 0 and 10000),
  credits_invoice_id uuid,
  credits_line_no bigint,
  primary key (invoice_id, line_no),
  constraint invoice_line_multiplies check (quantity * unit_price_cents = net_cents),
  constraint invoice_line_days check ((days_from is null) = (days_to is null)),
  constraint invoice_line_period check (period_from <= period_to),
  constraint invoice_line_credits check ((credits_invoice_id is null) = (credits_line_no is null)),
  foreign key (business_unit_id, invoice_id) references invoice (business_unit_id, id),
  foreign key (business_unit_id, booking_id) references booking (business_unit_id, id),
  foreign key (credits_invoice_id, credits_line_no) references invoice_line (invoice_id, line_no)
);
create index invoice_line_of_item on invoice_line (booking_id, item);
create index invoice_line_credited on invoice_line (credits_invoice_id, credits_line_no)
  where credits_invoice_id is not null;

create table invoice_tax (
  invoice_id uuid not null references invoice,
  tax_case text not null
    check (tax_case in ('shortTerm', 'domestic', 'noVatId', 'reverseCharge', 'outsideEu', 'notTaxable')),
  tax_country text not null check (tax_country ~ '^[A-Z]{2}$'),
  tax_basis_points bigint not null check (tax_basis_points between 0 and 10000),
  base_cents bigint not null check (base_cents > 0),
  tax_cents bigint not null check (tax_cents >= 0),
  primary key (invoice_id, tax_country, tax_case, tax_basis_points),
  -- Rounded once; a credit note gives back what is left of a rounding.
  constraint invoice_tax_fits check (abs(tax_cents - base_cents * tax_basis_points / 10000.0) <= 1)
);

-- The originals.
create table invoice_file (
  invoice_id uuid not null references invoice,
  profile text not null check (profile in ('hybrid', 'xrechnung', 'peppolUbl')),
  content bytea not null,
  sha256 bytea not null check (length(sha256) = 32),
  primary key (invoice_id, profile)
);

-- What is still open of a document: the only part of it that changes.
create table invoice_account (
  invoice_id uuid primary key,
  business_unit_id uuid not null,
  gross_cents bigint not null,
  open_cents bigint not null,
  due_on date,
  status text not null default 'open' check (status in ('open', 'collecting', 'disputed', 'settled', 'writtenOff')),
  dunning_level bigint not null default 0 check (dunning_level between 0 and 3),
  version bigint not null default 1,
  constraint invoice_account_open check (open_cents between 0 and gross_cents),
  constraint invoice_account_settled check ((status in ('settled', 'writtenOff')) = (open_cents = 0)),
  foreign key (business_unit_id, invoice_id) references invoice (business_unit_id, id)
);
create index invoice_account_due on invoice_account (due_on, invoice_id) where open_cents > 0;
create index invoice_account_of_unit on invoice_account (business_unit_id) where open_cents > 0;

create function guard_number_series() returns trigger language plpgsql as $$
begin
  if new.last <> (case tg_op when 'INSERT' then 1 else old.last + 1 end) then
    raise exception 'a series counts by one'
      using errcode = 'check_violation', constraint = 'number_series_counts_by_one';
  end if;
  if tg_op = 'UPDATE' and (new.series, new.year) <> (old.series, old.year) then
    raise exception 'a series keeps its name'
      using errcode = 'check_violation', constraint = 'number_series_keeps_its_name';
  end if;
  return new;
end $$;
create trigger number_series_counts_by_one before insert or update on number_series
  for each row execute function guard_number_series();

create function guard_number_gap() returns trigger language plpgsql as $$
begin
  if not exists (select from invoice where series = new.series and year = new.year and sequence = new.last) then
    raise exception 'number % of % was given to no document', new.last, new.series
      using errcode = 'check_violation', constraint = 'number_series_has_no_gap';
  end if;
  return null;
end $$;
create constraint trigger number_series_has_no_gap after insert or update on number_series
  deferrable initially deferred for each row execute function guard_number_gap();

create function guard_invoice() returns trigger language plpgsql as $$
begin
  if new.sequence is distinct from (select last from number_series where series = new.series and year = new.year) then
    raise exception 'a document takes the next number'
      using errcode = 'check_violation', constraint = 'invoice_is_next';
  end if;
  if new.kind = 'creditNote' and not exists (
    select from invoice
    where id = new.corrects_id and kind <> 'creditNote' and order_id = new.order_id
      and right(series, 2) = right(new.series, 2) and tax_class = new.tax_class
  ) then
    raise exception 'a credit note corrects a document of its order, seller and tax class'
      using errcode = 'check_violation', constraint = 'invoice_corrects_its_like';
  end if;
  return new;
end $$;
create trigger invoice_is_next before insert on invoice for each row execute function guard_invoice();

-- What belongs to a document is written by the transaction that issues it, and by no other.
create function guard_invoice_closed() returns trigger language plpgsql as $$
begin
  if not exists (
    select from invoice
    where id = new.invoice_id and xmin::text = (pg_current_xact_id()::text::bigint % 4294967296)::text
  ) then
    raise exception 'document % is closed', new.invoice_id
      using errcode = 'check_violation', constraint = 'invoice_is_closed';
  end if;
  return new;
end $$;
create trigger invoice_line_is_closed before insert on invoice_line
  for each row execute function guard_invoice_closed();
create trigger invoice_tax_is_closed before insert on invoice_tax
  for each row execute function guard_invoice_closed();
create trigger invoice_file_is_closed before insert on invoice_file
  for each row execute function guard_invoice_closed();
create trigger invoice_account_is_closed before insert on invoice_account
  for each row execute function guard_invoice_closed();

-- A credit is of the item and the tax of its line, and all credits of a line are never more than it. The account of
-- the document that is credited makes those who credit it at the same time wait for each other.
create function guard_invoice_credit() returns trigger language plpgsql as $$
declare
  corrected uuid;
  target invoice_line;
  credited bigint;
begin
  select corrects_id into corrected from invoice where id = new.invoice_id;
  if new.credits_invoice_id is distinct from corrected then
    raise exception 'a line credits a line of what its document corrects'
      using errcode = 'check_violation', constraint = 'invoice_line_credits_its_invoice';
  end if;
  if corrected is null then return new; end if;
  perform from invoice_account where invoice_id = corrected for update;
  select * into target from invoice_line where invoice_id = corrected and line_no = new.credits_line_no;
  select coalesce(sum(net_cents), 0) into credited
  from invoice_line where credits_invoice_id = corrected and credits_line_no = new.credits_line_no;
  if credited + new.net_cents > target.net_cents
    or (new.booking_id, new.item, new.tax_case, new.tax_country, new.tax_basis_points)
      is distinct from (target.booking_id, target.item, target.tax_case, target.tax_country, target.tax_basis_points)
  then
    raise exception 'more is credited than line % was billed for, or something else', new.credits_line_no
      using errcode = 'check_violation', constraint = 'invoice_line_credit_fits';
  end if;
  return new;
end $$;
-- By its name the last of the two: only an open document is looked into.
create trigger invoice_line_credit_fits before insert on invoice_line
  for each row execute function guard_invoice_credit();

create function guard_invoice_sums() returns trigger language plpgsql as $$
begin
  if new.net_cents is distinct from (select sum(net_cents)::bigint from invoice_line where invoice_id = new.id)
    or new.tax_cents is distinct from (select sum(tax_cents)::bigint from invoice_tax where invoice_id = new.id)
    or exists (
      select from (
        select tax_case, tax_country, tax_basis_points, sum(net_cents) as base
        from invoice_line where invoice_id = new.id group by tax_case, tax_country, tax_basis_points
      ) as line
      full join (select * from invoice_tax where invoice_id = new.id) as tax
        using (tax_case, tax_country, tax_basis_points)
      where line.base is distinct from tax.base_cents
    )
    or not exists (select from invoice_account where invoice_id = new.id and gross_cents = new.gross_cents)
    or not exists (select from invoice_file where invoice_id = new.id)
  then
    raise exception 'document % does not add up', new.number
      using errcode = 'check_violation', constraint = 'invoice_is_complete';
  end if;
  if new.corrects_id is not null and exists (
    select from (
      select tax_case, tax_country, tax_basis_points, sum(t.tax_cents) as credited
      from invoice i join invoice_tax t on t.invoice_id = i.id
      where i.corrects_id = new.corrects_id group by tax_case, tax_country, tax_basis_points
    ) as credit
    join invoice_tax as tax using (tax_case, tax_country, tax_basis_points)
    where tax.invoice_id = new.corrects_id and credit.credited > tax.tax_cents
  ) then
    raise exception 'more tax is credited than was billed'
      using errcode = 'check_violation', constraint = 'invoice_tax_credit_fits';
  end if;
  return null;
end $$;
create constraint trigger invoice_is_complete after insert on invoice
  deferrable initially deferred for each row execute function guard_invoice_sums();

create trigger invoice_is_append_only before update or delete or truncate on invoice
  for each statement execute function refuse_any_change();
create trigger invoice_line_is_append_only before update or delete or truncate on invoice_line
  for each statement execute function refuse_any_change();
create trigger invoice_tax_is_append_only before update or delete or truncate on invoice_tax
  for each statement execute function refuse_any_change();
create trigger invoice_file_is_append_only before update or delete or truncate on invoice_file
  for each statement execute function refuse_any_change();
create trigger number_series_is_append_only before delete or truncate on number_series
  for each statement execute function refuse_any_change();
create trigger invoice_account_is_append_only before delete or truncate on invoice_account
  for each statement execute function refuse_any_change();

-- Each time that orders were billed: by the clock, or by somebody.
create table billing_run (
  id uuid primary key default gen_random_uuid(),
  run_on date not null,
  asked_by uuid references user_account,
  asked_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  orders bigint not null default 0,
  documents bigint not null default 0,
  problems bigint not null default 0,
  check (finished_at is null or started_at is not null)
);
create index billing_run_newest on billing_run (asked_at desc, id);

-- Why an order could not be billed when it was tried last. Gone as soon as it could.
create table billing_problem (
  order_id uuid primary key,
  business_unit_id uuid not null,
  reason text not null check (reason in ('sellerMissing', 'invoiceInvalid', 'unexpected')),
  -- What exactly stands in the way.
  says text[] not null default '{}',
  since timestamptz not null,
  tried_at timestamptz not null,
  foreign key (business_unit_id, order_id) references customer_order (business_unit_id, id)
);
