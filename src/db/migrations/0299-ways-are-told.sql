-- What the ways between depots cost, and how long they are, can be read by guests: every process hears of a change.
do $$
begin
  if exists (
    select from pg_publication where pubname = 'trailyard_changes' and pg_has_role(current_user, pubowner, 'usage')
  ) then
    alter publication trailyard_changes add table one_way_fee, depot_distance;
  end if;
end $$;
