-- Money, and what it was used for. A document is open or settled by what stands here, and by nothing else.

create table payment (
  id uuid primary key default gen_random_uuid(),
  -- Unknown until somebody has found out whose money it is.
  business_unit_id uuid references business_unit,
  kind text not null check (kind in ('transfer', 'directDebit', 'refund', 'debitReturn', 'writeOff')),
  booked_on date not null,
  -- Below zero if the money left us.
  cents bigint not null check (cents <> 0),
  -- What no document has taken yet.
  unused_cents bigint not null,
  -- The order that waited for it in advance.
  order_id uuid,
  bank_entry_id uuid constraint payment_of_bank_entry unique,
  -- The payment whose money went back.
  returns_id uuid references payment,
  note text check (length(note) between 1 and 500),
  created_at timestamptz not null,
  created_by uuid references user_account,
  constraint payment_unused check (
    case when cents > 0 then unused_cents between 0 and cents else unused_cents between cents and 0 end
  ),
  constraint payment_sign check ((kind in ('refund', 'debitReturn')) = (cents < 0)),
  constraint payment_returns check (
    case kind when 'debitReturn' then returns_id is not null when 'refund' then true else returns_id is null end
  ),
  constraint payment_has_company check (business_unit_id is not null or (kind = 'transfer' and order_id is null)),
  foreign key (business_unit_id, order_id) references customer_order (business_unit_id, id)
);
create index payment_of_unit on payment (business_unit_id, booked_on desc, id);
create index payment_to_use on payment (business_unit_id) where unused_cents <> 0;
create index payment_of_order on payment (order_id) where order_id is not null;
create index payment_returned on payment (returns_id) where returns_id is not null;
create unique index payment_returned_once on payment (returns_id) where kind = 'debitReturn';

create table settlement (
  id uuid primary key default gen_random_uuid(),
  business_unit_id uuid not null,
  -- What is settled: a document by money or by a credit, a credit note by money that goes back.
  invoice_id uuid not null,
  payment_id uuid references payment,
  credit_note_id uuid,
  cents bigint not null check (cents <> 0),
  reverses_id uuid constraint settlement_reversed_once unique references settlement,
  created_at timestamptz not null,
  created_by uuid references user_account,
  constraint settlement_one_source check (num_nonnulls(payment_id, credit_note_id) = 1),
  constraint settlement_sign check ((cents < 0) = (reverses_id is not null)),
  foreign key (business_unit_id, invoice_id) references invoice (business_unit_id, id),
  foreign key (business_unit_id, credit_note_id) references invoice (business_unit_id, id)
);
create index settlement_of_invoice on settlement (invoice_id, created_at);
create index settlement_of_payment on settlement (payment_id) where payment_id is not null;
create index settlement_of_credit_note on settlement (credit_note_id) where credit_note_id is not null;

-- What is unused follows from what was used and sent back. Whose money it is can change while all of it is unused.
create function guard_payment() returns trigger language plpgsql as $$
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
    + case when new.returns_id is null then 0 else abs(new.cents) end;
  if new.unused_cents * sign(new.cents)::bigint <> abs(new.cents) - used then
    raise exception 'what is unused does not add up'
      using errcode = 'check_violation', constraint = 'payment_adds_up';
  end if;
  return new;
end $$;
create trigger payment_adds_up before insert or update on payment for each row execute function guard_payment();

create function apply_return() returns trigger language plpgsql as $$
begin
  update payment set unused_cents = unused_cents + new.cents where id = new.returns_id;
  return null;
end $$;
create trigger payment_goes_back after insert on payment
  for each row when (new.returns_id is not null) execute function apply_return();

-- Locks the accounts by id, then the payment, as whoever settles does.
create function guard_settlement() returns trigger language plpgsql as $$
declare
  settled text;
  source payment;
begin
  perform from invoice_account where invoice_id in (new.invoice_id, new.credit_note_id) order by invoice_id for update;
  select kind into settled from invoice where id = new.invoice_id;
  if new.payment_id is not null then
    select * into source from payment where id = new.payment_id for update;
    if source.business_unit_id is distinct from new.business_unit_id then
      raise exception 'money settles documents of its own company'
        using errcode = 'check_violation', constraint = 'settlement_of_its_company';
    end if;
  elsif (select kind from invoice where id = new.credit_note_id) is distinct from 'creditNote' then
    raise exception 'only a credit note is a credit'
      using errcode = 'check_violation', constraint = 'settlement_fits_its_source';
  end if;
  -- Money that goes out settles a credit note, all else what is to be paid.
  if (settled = 'creditNote') <> (coalesce(source.cents, 1) < 0) then
    raise exception 'this does not settle such a document'
      using errcode = 'check_violation', constraint = 'settlement_fits_its_source';
  end if;
  if new.reverses_id is not null and not exists (
    select from settlement
    where id = new.reverses_id and cents = -new.cents and invoice_id = new.invoice_id
      and (payment_id, credit_note_id) is not distinct from (new.payment_id, new.credit_note_id)
  ) then
    raise exception 'a reversal takes back what was settled'
      using errcode = 'check_violation', constraint = 'settlement_reverses_its_like';
  end if;
  return new;
end $$;
create trigger settlement_fits before insert on settlement for each row execute function guard_settlement();

-- What is open and what is unused moves with each settlement. The checks of both refuse too much.
create function apply_settlement() returns trigger language plpgsql as $$
begin
  update invoice_account
  set open_cents = open_cents - new.cents,
    status = case
      when open_cents - new.cents = 0 then 'settled'
      when status in ('settled', 'writtenOff') then 'open'
      else status
    end,
    version = version + 1
  where invoice_id in (new.invoice_id, new.credit_note_id);
  update payment set unused_cents = unused_cents - new.cents * sign(cents)::bigint where id = new.payment_id;
  return null;
end $$;
create trigger settlement_applies after insert on settlement for each row execute function apply_settlement();

create trigger payment_is_append_only before delete or truncate on payment
  for each statement execute function refuse_any_change();
create trigger settlement_is_append_only before update or delete or truncate on settlement
  for each statement execute function refuse_any_change();
