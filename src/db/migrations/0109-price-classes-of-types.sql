-- The type that a price class is named after, as `domain/price/price-class.ts` says it: `planeMega` is for planes. One
-- that the operator made up, and named after none, is for all.
create function type_of_price_class(price_class text) returns text language sql immutable parallel safe
  return (
    select t from unnest(array['plane', 'cool', 'box', 'chassis', 'chassisAllround', 'tipper', 'tipperAgrar']) t
    where price_class = t or (starts_with(price_class, t) and substr(price_class, length(t) + 1, 1) ~ '[A-Z]')
    order by length(t) desc limit 1
  );

create function is_price_class_of(type text, price_class text) returns boolean language sql immutable parallel safe
  return coalesce(type_of_price_class(price_class) = type, true);

-- A trigger and no constraint: what has the class of another type already can still be changed in all other ways.
create function guard_price_class() returns trigger language plpgsql as $$
begin
  if not is_price_class_of(new.type, new.price_class) then
    raise exception 'the price class % is not for trailers of the type %', new.price_class, new.type
      using errcode = 'check_violation', constraint = 'trailer_price_class_of_type';
  end if;
  return new;
end $$;
create trigger trailer_price_class before insert on trailer
  for each row execute function guard_price_class();
create trigger trailer_price_class_changed before update of type, price_class on trailer
  for each row when ((old.type, old.price_class) is distinct from (new.type, new.price_class))
  execute function guard_price_class();
