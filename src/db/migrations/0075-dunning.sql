-- What is asked for when an invoice is late: letters, what they name, and what they claim beside the invoices.

-- § 247 BGB, in hundredths of a percent, as it is from the first day of a half-year on.
create table base_rate (
  valid_from date primary key,
  basis_points bigint not null check (basis_points between -500 and 2000),
  changed_at timestamptz not null,
  changed_by uuid not null references user_account,
  constraint base_rate_is_half_yearly check (
    extract(day from valid_from) = 1 and extract(month from valid_from) in (1, 7)
  )
);

create sequence dunning_notice_number;

create table dunning_notice (
  id uuid primary key default gen_random_uuid(),
  business_unit_id uuid not null references business_unit,
  number text not null constraint dunning_notice_number_once unique check (number ~ '^D-[0-9]{2}-[0-9]{6,9}$'),
  -- 0 reminds; the highest to which it takes an invoice.
  level bigint not null check (level between 0 and 3),
  sent_on date not null,
  locale text not null check (locale in ('de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'ro', 'ru')),
  -- All that the letter says.
  content jsonb not null,
  created_at timestamptz not null,
  -- Nobody, if the shop sends them by itself.
  created_by uuid references user_account,
  constraint dunning_notice_in_unit unique (business_unit_id, id)
);
create index dunning_notice_of_unit on dunning_notice (business_unit_id, created_at desc, id);
create index dunning_notice_newest on dunning_notice (created_at desc, id);

create table dunning_item (
  notice_id uuid not null,
  business_unit_id uuid not null,
  invoice_id uuid not null,
  -- To which the letter takes the invoice; none if it only names it.
  level bigint check (level between 0 and 3),
  sent_on date not null,
  open_cents bigint not null check (open_cents > 0),
  primary key (notice_id, invoice_id),
  foreign key (business_unit_id, notice_id) references dunning_notice (business_unit_id, id),
  foreign key (business_unit_id, invoice_id) references invoice (business_unit_id, id)
);
-- Each level of an invoice is sent once, whoever presses at the same time.
create unique index dunning_item_level_once on dunning_item (invoice_id, level) where level is not null;
create index dunning_item_of_invoice on dunning_item (invoice_id, sent_on);

create table dunning_claim (
  id uuid primary key default gen_random_uuid(),
  business_unit_id uuid not null,
  invoice_id uuid not null,
  kind text not null check (kind in ('flat40', 'interest', 'bankFee')),
  cents bigint not null check (cents > 0),
  -- The days of an interest, both included.
  from_on date,
  to_on date,
  -- The letter that claims it first.
  notice_id uuid,
  created_at timestamptz not null,
  created_by uuid references user_account,
  waived_at timestamptz,
  waived_by uuid references user_account,
  waived_reason text check (length(waived_reason) between 1 and 500),
  paid_at timestamptz,
  paid_by uuid references user_account,
  -- The money it was paid with; none if a person has said so.
  payment_id uuid references payment,
  version bigint not null default 1,
  constraint dunning_claim_days check (
    (kind = 'interest') = (from_on is not null) and (from_on is null) = (to_on is null) and from_on <= to_on
  ),
  constraint dunning_claim_is_waived check (num_nonnulls(waived_at, waived_by, waived_reason) in (0, 3)),
  constraint dunning_claim_is_paid check ((paid_at is null) = (paid_by is null) and (payment_id is null or paid_at is not null)),
  constraint dunning_claim_ends_once check (num_nonnulls(waived_at, paid_at) <= 1),
  foreign key (business_unit_id, invoice_id) references invoice (business_unit_id, id),
  foreign key (business_unit_id, notice_id) references dunning_notice (business_unit_id, id)
);
create unique index dunning_claim_flat_once on dunning_claim (invoice_id) where kind = 'flat40';
create index dunning_claim_of_invoice on dunning_claim (invoice_id, created_at);
create index dunning_claim_open on dunning_claim (business_unit_id, created_at) where waived_at is null and paid_at is null;
create index dunning_claim_of_payment on dunning_claim (payment_id) where payment_id is not null;

-- What is claimed stays; it is waived once, or paid. No day bears interest twice.
create function guard_dunning_claim() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if num_nonnulls(new.waived_at, new.paid_at, new.payment_id) > 0 then
      raise exception 'a claim starts open' using errcode = 'check_violation', constraint = 'dunning_claim_starts_open';
    end if;
    perform from invoice_account where invoice_id = new.invoice_id for update;
    if new.kind = 'interest' and exists (
      select from dunning_claim
      where invoice_id = new.invoice_id and kind = 'interest' and to_on >= new.from_on and from_on <= new.to_on
    ) then
      raise exception 'a day bears interest once'
        using errcode = 'check_violation', constraint = 'dunning_claim_days_once';
    end if;
    return new;
  end if;
  if (new.id, new.business_unit_id, new.invoice_id, new.kind, new.cents, new.from_on, new.to_on, new.notice_id,
      new.created_at, new.created_by)
    is distinct from (old.id, old.business_unit_id, old.invoice_id, old.kind, old.cents, old.from_on, old.to_on,
      old.notice_id, old.created_at, old.created_by)
    or (old.waived_at is not null and (new.waived_at, new.waived_by, new.waived_reason)
      is distinct from (old.waived_at, old.waived_by, old.waived_reason))
  then
    raise exception 'a claim stays as it was made'
      using errcode = 'check_violation', constraint = 'dunning_claim_stays';
  end if;
  if new.payment_id is not null and new.payment_id is distinct from old.payment_id and (
    old.payment_id is not null or not exists (
      select from payment
      where id = new.payment_id and business_unit_id = new.business_unit_id and kind = 'transfer' and order_id is null
    )
  ) then
    raise exception 'a claim is paid once, with money of its company'
      using errcode = 'check_violation', constraint = 'dunning_claim_payment_fits';
  end if;
  return new;
end $$;
create trigger dunning_claim_stays before insert or update on dunning_claim
  for each row execute function guard_dunning_claim();

-- What is unused of a payment follows, and its own guard counts again.
create function apply_claim_payment() returns trigger language plpgsql as $$
begin
  update payment set unused_cents = unused_cents + old.cents where id = old.payment_id;
  update payment set unused_cents = unused_cents - new.cents where id = new.payment_id;
  return null;
end $$;
create trigger dunning_claim_uses_money after update on dunning_claim
  for each row when (new.payment_id is distinct from old.payment_id) execute function apply_claim_payment();

create trigger dunning_notice_is_append_only before update or delete or truncate on dunning_notice
  for each statement execute function refuse_any_change();
create trigger dunning_item_is_append_only before update or delete or truncate on dunning_item
  for each statement execute function refuse_any_change();
create trigger dunning_claim_is_append_only before delete or truncate on dunning_claim
  for each statement execute function refuse_any_change();

-- As before, and what claims have taken counts as used.
create or replace function guard_payment() returns trigger language plpgsql as $$
declare
  returned payment;
  used bigint;
begin
  if tg_op = 'INSERT' then
    if new.unused_cents <> (case when new.returns_id is null then new.cents else 0 end) then
      raise exception 'money starts unused' using errcode = 'check_violation', constraint = 'payment_starts_unused';
    end if;
    if new.returns_id is null then return new; end if;
    select * into returned from payment where id = new.returns_id for update;
    if returned.business_unit_id is distinct from new.business_unit_id
      or returned.kind not in ('transfer', 'directDebit')
      or returned.unused_cents < -new.cents
      or (new.kind = 'debitReturn' and (returned.kind, returned.cents) is distinct from ('directDebit', -new.cents))
    then
      raise exception 'this money cannot go back' using errcode = 'check_violation', constraint = 'payment_return_fits';
    end if;
    return new;
  end if;
  if (new.id, new.kind, new.booked_on, new.cents, new.bank_entry_id, new.returns_id, new.note, new.created_at, new.created_by)
    is distinct from
    (old.id, old.kind, old.booked_on, old.cents, old.bank_entry_id, old.returns_id, old.note, old.created_at, old.created_by)
  then
    raise exception 'a payment stays as it was booked'
      using errcode = 'check_violation', constraint = 'payment_is_append_only';
  end if;
  if (new.business_unit_id, new.order_id) is distinct from (old.business_unit_id, old.order_id)
    and old.unused_cents <> old.cents
  then
    raise exception 'money that is used stays with its company'
      using errcode = 'check_violation', constraint = 'payment_stays_with_its_company';
  end if;
  select coalesce(sum(cents), 0) into used from settlement where payment_id = new.id;
  used := used - coalesce((select sum(cents) from payment where returns_id = new.id), 0)
    + coalesce((select sum(cents) from dunning_claim where payment_id = new.id), 0)
    + case when new.returns_id is null then 0 else abs(new.cents) end;
  if new.unused_cents * sign(new.cents)::bigint <> abs(new.cents) - used then
    raise exception 'what is unused does not add up'
      using errcode = 'check_violation', constraint = 'payment_adds_up';
  end if;
  return new;
end $$;
