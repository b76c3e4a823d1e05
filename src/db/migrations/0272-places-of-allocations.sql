-- Where the trailer stands when it is taken, or from where to where it is moved. The time as a range is what the key over it
-- needs; both are kept by a trigger, so that no row is rewritten and processes that do not know of places write them too.
alter table allocation
  add column depot_id uuid,
  add column from_depot_id uuid,
  add column to_depot_id uuid,
  add column during tstzrange,
  add constraint allocation_stands_or_moves check (
    (from_depot_id is null) = (to_depot_id is null)
    and (from_depot_id is null or (from_depot_id <> to_depot_id and depot_id is null))
    and (depot_id is null or during is not null)
    and (during is null or during = tstzrange(starts_at, ends_at))
  ) not valid,
  drop constraint allocation_kind_check,
  -- A transfer that has arrived is a trip.
  add constraint allocation_kind_check check (kind in ('hold', 'rental', 'workshop', 'transfer', 'trip')) not valid,
  add constraint allocation_transfer_moves check (kind not in ('transfer', 'trip') or from_depot_id is not null) not valid,
  add constraint allocation_depot foreign key (depot_id) references depot not valid,
  add constraint allocation_from_depot foreign key (from_depot_id) references depot not valid,
  add constraint allocation_to_depot foreign key (to_depot_id) references depot not valid;

-- Without a word about its place, it is where the trailer stands all that time. What is open across a change of place has none.
create function place_allocation() returns trigger language plpgsql as $$
begin
  new.during := tstzrange(new.starts_at, new.ends_at);
  if new.from_depot_id is null and new.depot_id is null then
    new.depot_id := (
      select s.depot_id from trailer_stay s where s.trailer_id = new.trailer_id and s.during @> new.during
    );
  end if;
  return new;
end $$;
create trigger allocation_place before insert or update of trailer_id, starts_at, ends_at, depot_id on allocation
  for each row execute function place_allocation();
