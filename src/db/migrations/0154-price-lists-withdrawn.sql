-- A published list that nobody has booked by may become a draft again, whole as it was.
create or replace function refuse_change_of_published_list() returns trigger language plpgsql as $$
begin
  if old.published_at is not null then
    if tg_op = 'UPDATE'
      and new.published_at is null
      and (new.id, new.number, new.name, new.valid_from) = (old.id, old.number, old.name, old.valid_from)
      and not exists (select from booking where price_list_id = old.id)
    then
      return new;
    end if;
    raise exception 'a published price list never changes'
      using errcode = 'check_violation', constraint = 'price_list_is_frozen';
  end if;
  return coalesce(new, old);
end $$;
