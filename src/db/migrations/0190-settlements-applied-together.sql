-- What is open and what is unused moves once for all settlements of a statement, not once for each of them: a bank run
-- settles many. What guards both looks at the sums, as before, and refuses too much; whoever settles holds the locks.
drop trigger settlement_applies on settlement;

create or replace function apply_settlement() returns trigger language plpgsql as $$
begin
  update invoice_account a
  set open_cents = a.open_cents - n.cents,
    status = case
      when a.open_cents - n.cents = 0 then 'settled'
      when a.status in ('settled', 'writtenOff') then 'open'
      else a.status
    end,
    version = a.version + n.settlements
  from (
    select s.id, sum(s.cents)::bigint as cents, count(*) as settlements
    from (
      select invoice_id as id, cents from new_rows
      union all select credit_note_id, cents from new_rows where credit_note_id is not null
    ) as s
    group by s.id
  ) as n
  where a.invoice_id = n.id;
  update payment p set unused_cents = p.unused_cents - n.cents * sign(p.cents)::bigint
  from (
    select payment_id, sum(cents)::bigint as cents from new_rows where payment_id is not null group by payment_id
  ) as n
  where p.id = n.payment_id;
  return null;
end $$;

create trigger settlement_applies after insert on settlement
  referencing new table as new_rows for each statement execute function apply_settlement();
