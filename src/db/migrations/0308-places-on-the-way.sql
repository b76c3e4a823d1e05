-- Also where it leaves at once has been said: its next move begins there.
create or replace function keep_place() returns trigger language plpgsql as $$
begin
  if not exists (
    select from trailer_stay where trailer_id = new.id and depot_id = new.depot_id and ends_at > now()
  ) and not exists (
    select from allocation where trailer_id = new.id and from_depot_id = new.depot_id and ends_at > now()
  ) then
    perform stand_trailer(new.id, new.depot_id, now());
  end if;
  return null;
end $$;
