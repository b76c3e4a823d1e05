alter table bank_entry
  -- What the bank calls the order of ours that it has carried out.
  add column batch_reference text,
  -- What it has kept for a return.
  add column charges_cents bigint,
  drop constraint bank_entry_matched,
  -- A batch is of many companies.
  add constraint bank_entry_company check (status = 'matched' or business_unit_id is null) not valid,
  drop constraint bank_entry_grounds_check,
  add constraint bank_entry_grounds check (
    grounds <@ array['number', 'order', 'amount', 'part', 'account', 'debit', 'batch']
  ) not valid;

create or replace function guard_bank_entry() returns trigger language plpgsql as $$
begin
  if (new.id, new.statement_id, new.account, new.booking_key, new.part, new.position, new.booked_on, new.cents, new.name,
      new.iban_masked, new.text, new.end_to_end_id, new.return_code, new.batch_reference, new.charges_cents, new.created_at)
    is distinct from
    (old.id, old.statement_id, old.account, old.booking_key, old.part, old.position, old.booked_on, old.cents, old.name,
      old.iban_masked, old.text, old.end_to_end_id, old.return_code, old.batch_reference, old.charges_cents, old.created_at)
  then
    raise exception 'what the bank has said stays'
      using errcode = 'check_violation', constraint = 'bank_entry_stays';
  end if;
  return new;
end $$;
