-- What depots had to spare when that was last reckoned, and up to which day that was looked at: whoever takes a trailer from
-- there to where one is missing pays less for the way.
create table depot_surplus (
  depot_id uuid not null references depot on delete cascade,
  type text not null,
  spare bigint not null check (spare > 0),
  foreseen_until date not null,
  primary key (depot_id, type)
);

-- It changes what guests read, so every process hears of it.
do $$
begin
  if exists (
    select from pg_publication where pubname = 'trailyard_changes' and pg_has_role(current_user, pubowner, 'usage')
  ) then
    alter publication trailyard_changes add table depot_shortage, depot_surplus;
  end if;
end $$;
