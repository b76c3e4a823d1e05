-- What the bank has told about debits: which entry has shown which of them, collected or come back.

create table bank_entry_debit (
  id uuid primary key default gen_random_uuid(),
  bank_entry_id uuid not null references bank_entry,
  debit_id uuid not null references debit,
  kind text not null check (kind in ('collected', 'returned')),
  -- False if a person had said so before: then the entry only shows it.
  is_booked boolean not null,
  -- What the return has put an end to, and goes on if it is taken back.
  blocked text check (blocked in ('mandate', 'unit')),
  -- What the bank has charged for the return, and the claim that was made of it.
  fee_cents bigint check (fee_cents > 0),
  claim_id uuid references dunning_claim,
  created_at timestamptz not null,
  undone_at timestamptz,
  constraint bank_entry_debit_of_return check (
    kind = 'returned' or (blocked is null and fee_cents is null and claim_id is null)
  ),
  constraint bank_entry_debit_claim check (claim_id is null or fee_cents is not null)
);
-- A debit is collected once and comes back once, whatever files say so.
create unique index bank_entry_debit_once on bank_entry_debit (debit_id, kind) where undone_at is null;
create index bank_entry_debit_of_entry on bank_entry_debit (bank_entry_id);

create function guard_bank_entry_debit() returns trigger language plpgsql as $$
begin
  if old.undone_at is not null
    or (new.id, new.bank_entry_id, new.debit_id, new.kind, new.is_booked, new.blocked, new.fee_cents, new.claim_id,
      new.created_at)
    is distinct from
    (old.id, old.bank_entry_id, old.debit_id, old.kind, old.is_booked, old.blocked, old.fee_cents, old.claim_id,
      old.created_at)
  then
    raise exception 'what an entry has shown is taken back once, and else stays'
      using errcode = 'check_violation', constraint = 'bank_entry_debit_stays';
  end if;
  return new;
end $$;
create trigger bank_entry_debit_stays before update on bank_entry_debit
  for each row execute function guard_bank_entry_debit();
create trigger bank_entry_debit_is_append_only before delete or truncate on bank_entry_debit
  for each statement execute function refuse_any_change();

-- What an entry has booked can be taken back: then the bank has yet to say what became of it.
create or replace function guard_debit_batch() returns trigger language plpgsql as $$
begin
  if new.status <> old.status
    and (old.status, new.status) not in (
      ('draft', 'exported'), ('draft', 'discarded'), ('exported', 'booked'), ('booked', 'exported')
    )
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

create or replace function guard_debit() returns trigger language plpgsql as $$
declare
  is_taken_back boolean;
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
  is_taken_back := (old.status, new.status) in (
    ('collected', 'exported'), ('returned', 'collected'), ('rejected', 'exported')
  );
  if new.status <> old.status and not is_taken_back and (old.status, new.status) not in (
    ('planned', 'exported'), ('planned', 'withdrawn'), ('exported', 'collected'), ('exported', 'rejected'),
    ('collected', 'returned')
  ) then
    raise exception 'a debit goes from % to % never', old.status, new.status
      using errcode = 'check_violation', constraint = 'debit_goes_on';
  end if;
  if (new.id, new.batch_id, new.business_unit_id, new.invoice_id, new.mandate_id, new.scheme)
    is distinct from (old.id, old.batch_id, old.business_unit_id, old.invoice_id, old.mandate_id, old.scheme)
    or (old.status <> 'planned' and new.cents <> old.cents)
    or (not is_taken_back and old.payment_id is not null and new.payment_id is distinct from old.payment_id)
    or (not is_taken_back and old.return_code is not null
      and (new.return_code, new.returned_on) is distinct from (old.return_code, old.returned_on))
  then
    raise exception 'a debit stays as the bank got it'
      using errcode = 'check_violation', constraint = 'debit_is_frozen';
  end if;
  return new;
end $$;
