-- The documents of a statement are looked at together: in each series their numbers follow the last one that is taken,
-- without a gap and up to the last that was given out. Their order within the statement does not matter any more, since
-- nobody sees one without the others.
drop trigger invoice_is_next on invoice;

create or replace function guard_invoice() returns trigger language plpgsql as $$
begin
  if exists (
    select from (
      select series, year, min(sequence) as first, max(sequence) as last, count(*) as documents
      from new_rows group by series, year
    ) as n
    left join number_series s using (series, year)
    where n.last - n.first + 1 <> n.documents
      or n.last > coalesce(s.last, 0)
      or n.first <> 1 + coalesce((
        select i.sequence from invoice i
        where i.series = n.series and i.year = n.year and i.sequence < n.first order by i.sequence desc limit 1
      ), 0)
      or exists (select from invoice i where i.series = n.series and i.year = n.year and i.sequence > n.last)
  ) then
    raise exception 'a document takes the next number'
      using errcode = 'check_violation', constraint = 'invoice_is_next';
  end if;
  return null;
end $$;

create trigger invoice_is_next after insert on invoice
  referencing new table as new_rows for each statement execute function guard_invoice();

create function guard_credit_note() returns trigger language plpgsql as $$
begin
  if not exists (
    select from invoice
    where id = new.corrects_id and kind <> 'creditNote' and order_id = new.order_id
      and right(series, 2) = right(new.series, 2) and tax_class = new.tax_class
  ) then
    raise exception 'a credit note corrects a document of its order, seller and tax class'
      using errcode = 'check_violation', constraint = 'invoice_corrects_its_like';
  end if;
  return new;
end $$;
create trigger invoice_corrects_its_like before insert on invoice
  for each row when (new.kind = 'creditNote') execute function guard_credit_note();
