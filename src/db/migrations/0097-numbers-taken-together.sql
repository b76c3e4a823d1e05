-- Documents that are issued together take their numbers at once. They are still written one after the other, each with
-- the number after the last that was given out: so once the last of a series has a document, all before it have.

create or replace function guard_number_series() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.last <= old.last then
    raise exception 'a series counts up'
      using errcode = 'check_violation', constraint = 'number_series_counts_up';
  end if;
  if tg_op = 'UPDATE' and (new.series, new.year) <> (old.series, old.year) then
    raise exception 'a series keeps its name'
      using errcode = 'check_violation', constraint = 'number_series_keeps_its_name';
  end if;
  return new;
end $$;

create or replace function guard_invoice() returns trigger language plpgsql as $$
begin
  if new.sequence is distinct from (
    select least(s.last, 1 + coalesce(
      (select i.sequence from invoice i where i.series = s.series and i.year = s.year order by i.sequence desc limit 1), 0
    ))
    from number_series s where s.series = new.series and s.year = new.year
  ) then
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
