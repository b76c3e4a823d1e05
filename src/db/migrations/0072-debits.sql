-- What is collected by direct debit: batches, each of which is a file for the bank, and the debits in them.

create sequence debit_batch_number;

create table debit_batch (
  id uuid primary key default gen_random_uuid(),
  number text not null constraint debit_batch_number_once unique check (number ~ '^B-[0-9]{2}-[0-9]{6,9}$'),
  collect_on date not null,
  status text not null default 'draft' check (status in ('draft', 'exported', 'booked', 'discarded')),
  -- Our account, as it was when the batch was made.
  creditor_name text not null,
  creditor_iban text not null,
  creditor_bic text not null,
  creditor_identifier text not null,
  -- Of the debits that were not withdrawn.
  debits bigint not null,
  sum_cents bigint not null,
  created_at timestamptz not null,
  created_by uuid not null references user_account,
  exported_at timestamptz,
  exported_by uuid references user_account,
  -- Of the file, which is made anew from what is sealed whenever it is asked for.
  sha256 bytea check (length(sha256) = 32),
  booked_on date,
  version bigint not null default 1,
  constraint debit_batch_is_exported check (
    (status in ('exported', 'booked')) = (exported_at is not null)
    and (exported_at is null) = (exported_by is null) and (exported_at is null) = (sha256 is null)
    and (exported_at is null or debits > 0)
  ),
  constraint debit_batch_is_booked check ((status = 'booked') = (booked_on is not null))
);
-- One for each day and account.
create unique index debit_batch_one_a_day on debit_batch (collect_on, creditor_iban) where status <> 'discarded';
create index debit_batch_newest on debit_batch (created_at desc, id);

create table debit (
  id uuid primary key default gen_random_uuid(),
  batch_id uuid not null references debit_batch,
  business_unit_id uuid not null,
  invoice_id uuid not null,
  mandate_id uuid not null,
  scheme text not null check (scheme in ('CORE', 'B2B')),
  cents bigint not null check (cents > 0),
  status text not null default 'planned'
    check (status in ('planned', 'exported', 'collected', 'returned', 'withdrawn', 'rejected')),
  -- Why it left the batch before the file was made.
  withdrawn_for text check (
    withdrawn_for in ('discarded', 'settled', 'disputed', 'returned', 'revoked', 'blocked', 'unconfirmed', 'unused', 'late')
  ),
  payment_id uuid constraint debit_payment unique references payment,
  return_code text check (return_code ~ '^[A-Z]{2}[A-Z0-9]{2}$'),
  returned_on date,
  -- When it is collected once more.
  retry_on date,
  version bigint not null default 1,
  constraint debit_is_withdrawn check ((status = 'withdrawn') = (withdrawn_for is not null)),
  constraint debit_is_paid check ((status in ('collected', 'returned')) = (payment_id is not null)),
  constraint debit_is_returned check (
    (status in ('returned', 'rejected')) = (return_code is not null) and (return_code is null) = (returned_on is null)
  ),
  constraint debit_retries check (retry_on is null or retry_on > returned_on),
  foreign key (business_unit_id, invoice_id) references invoice (business_unit_id, id),
  foreign key (business_unit_id, mandate_id) references mandate (business_unit_id, id)
);
-- An invoice is collected once at a time.
create unique index debit_one_live on debit (invoice_id) where status in ('planned', 'exported', 'collected');
create index debit_of_batch on debit (batch_id);
create index debit_of_invoice on debit (invoice_id);
create index debit_returned on debit (returned_on desc, id) where returned_on is not null;
create index debit_returned_by_unit on debit (business_unit_id, returned_on) where returned_on is not null;

-- Invoices that were to be collected, and are to be paid by transfer instead.
create table invoice_by_transfer (
  invoice_id uuid primary key,
  business_unit_id uuid not null,
  reason text not null
    check (reason in ('returned', 'revoked', 'blocked', 'unconfirmed', 'unused', 'late')),
  turned_at timestamptz not null,
  due_on date not null,
  foreign key (business_unit_id, invoice_id) references invoice (business_unit_id, id)
);

create function guard_debit_batch() returns trigger language plpgsql as $$
begin
  if new.status <> old.status
    and (old.status, new.status) not in (('draft', 'exported'), ('draft', 'discarded'), ('exported', 'booked'))
  then
    raise exception 'a batch goes from % to % never', old.status, new.status
      using errcode = 'check_violation', constraint = 'debit_batch_goes_on';
  end if;
  if (new.id, new.number, new.collect_on, new.creditor_name, new.creditor_iban, new.creditor_bic,
      new.creditor_identifier, new.created_at, new.created_by)
    is distinct from (old.id, old.number, old.collect_on, old.creditor_name, old.creditor_iban, old.creditor_bic,
      old.creditor_identifier, old.created_at, old.created_by)
    or (old.exported_at is not null and (new.debits, new.sum_cents, new.exported_at, new.exported_by, new.sha256)
      is distinct from (old.debits, old.sum_cents, old.exported_at, old.exported_by, old.sha256))
  then
    raise exception 'batch % is frozen', old.number
      using errcode = 'check_violation', constraint = 'debit_batch_is_frozen';
  end if;
  return new;
end $$;
create trigger debit_batch_goes_on before update on debit_batch
  for each row execute function guard_debit_batch();

create function guard_debit() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'planned'
      or not exists (select from debit_batch where id = new.batch_id and status = 'draft' for key share)
    then
      raise exception 'a debit is planned in a batch that is not exported'
        using errcode = 'check_violation', constraint = 'debit_is_planned';
    end if;
    return new;
  end if;
  if new.status <> old.status and (old.status, new.status) not in (
    ('planned', 'exported'), ('planned', 'withdrawn'), ('exported', 'collected'), ('exported', 'rejected'),
    ('collected', 'returned')
  ) then
    raise exception 'a debit goes from % to % never', old.status, new.status
      using errcode = 'check_violation', constraint = 'debit_goes_on';
  end if;
  if (new.id, new.batch_id, new.business_unit_id, new.invoice_id, new.mandate_id, new.scheme)
    is distinct from (old.id, old.batch_id, old.business_unit_id, old.invoice_id, old.mandate_id, old.scheme)
    or (old.status <> 'planned' and new.cents <> old.cents)
    or (old.payment_id is not null and new.payment_id is distinct from old.payment_id)
    or (old.return_code is not null
      and (new.return_code, new.returned_on) is distinct from (old.return_code, old.returned_on))
  then
    raise exception 'a debit stays as the bank got it'
      using errcode = 'check_violation', constraint = 'debit_is_frozen';
  end if;
  return new;
end $$;
create trigger debit_goes_on before insert or update on debit for each row execute function guard_debit();

-- Sum and count are those of its debits, and none of them lags behind the batch.
create function guard_debit_sums() returns trigger language plpgsql as $$
declare
  batch debit_batch;
  counted bigint;
  summed bigint;
begin
  select * into batch from debit_batch
  where id = (case tg_table_name when 'debit' then to_jsonb(new) ->> 'batch_id' else to_jsonb(new) ->> 'id' end)::uuid;
  select count(*), coalesce(sum(cents), 0) into counted, summed
  from debit where batch_id = batch.id and status <> 'withdrawn';
  if (batch.debits, batch.sum_cents) is distinct from (counted, summed)
    or exists (
      select from debit
      where batch_id = batch.id and status <> 'withdrawn'
        and case batch.status
          when 'draft' then status <> 'planned'
          when 'exported' then status = 'planned'
          when 'booked' then status in ('planned', 'exported')
          else true
        end
    )
  then
    raise exception 'batch % does not add up', batch.number
      using errcode = 'check_violation', constraint = 'debit_batch_adds_up';
  end if;
  return null;
end $$;
create constraint trigger debit_batch_adds_up after insert or update on debit_batch
  deferrable initially deferred for each row execute function guard_debit_sums();
create constraint trigger debit_adds_up after insert or update on debit
  deferrable initially deferred for each row execute function guard_debit_sums();

create trigger debit_batch_is_append_only before delete or truncate on debit_batch
  for each statement execute function refuse_any_change();
create trigger debit_is_append_only before delete or truncate on debit
  for each statement execute function refuse_any_change();
create trigger invoice_by_transfer_is_append_only before update or delete or truncate on invoice_by_transfer
  for each statement execute function refuse_any_change();
