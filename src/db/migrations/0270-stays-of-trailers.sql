-- Where a trailer stands, and from when to when: one place at a time. Written by the functions below and by nothing else: it
-- follows from where the trailer was told to stand and from the moves that were planned since.
create table trailer_stay (
  trailer_id uuid not null references trailer on delete cascade,
  depot_id uuid not null references depot,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  during tstzrange not null generated always as (tstzrange(starts_at, ends_at)) stored,
  -- Somebody has said that it stands there from then on. Moves are followed from the last of these.
  is_told boolean not null default false,
  constraint trailer_stay_period check (starts_at < ends_at),
  constraint trailer_stay_key primary key (trailer_id, depot_id, during without overlaps),
  constraint trailer_stay_one_place unique (trailer_id, during without overlaps)
);
create index trailer_stay_of_depot on trailer_stay (depot_id);

-- From a moment on it stands somewhere else.
create function stand_trailer(which uuid, place uuid, at timestamptz) returns void language plpgsql as $$
begin
  perform from trailer where id = which for no key update;
  delete from trailer_stay where trailer_id = which and starts_at >= at;
  update trailer_stay set ends_at = at where trailer_id = which and ends_at > at;
  insert into trailer_stay (trailer_id, depot_id, starts_at, ends_at, is_told)
  select which, place, case when exists (select from trailer_stay where trailer_id = which) then at else '-infinity' end,
    'infinity', true;
end $$;

create function keep_first_stays() returns trigger language plpgsql as $$
begin
  insert into trailer_stay (trailer_id, depot_id, starts_at, ends_at, is_told)
  select id, depot_id, '-infinity', 'infinity', true from new_rows
  on conflict do nothing;
  return null;
end $$;
create trigger trailer_first_stays after insert on trailer
  referencing new table as new_rows for each statement execute function keep_first_stays();

-- Whoever writes another depot without a word about the place means: from now on.
create function keep_place() returns trigger language plpgsql as $$
begin
  if not exists (
    select from trailer_stay where trailer_id = new.id and depot_id = new.depot_id and ends_at > now()
  ) then
    perform stand_trailer(new.id, new.depot_id, now());
  end if;
  return null;
end $$;
create trigger trailer_place after update of depot_id on trailer
  for each row when (new.depot_id <> old.depot_id) execute function keep_place();
