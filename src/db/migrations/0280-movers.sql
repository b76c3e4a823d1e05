-- A trailer with moves that are planned, or that nobody has settled yet, is asked where it stands in a time. All others stand
-- where their row says, and are found by it alone.
alter table trailer add column moves boolean not null default false;
-- The same in its stays since it was last told where to stand, so that they are found by their depot.
alter table trailer_stay add column moves boolean not null default false;

create or replace function follow_moves(which uuid) returns void language plpgsql as $$
declare
  place uuid;
  since timestamptz;
  told timestamptz;
  goes boolean := false;
  step record;
begin
  perform from trailer where id = which for no key update;
  select depot_id, starts_at into place, told
  from trailer_stay where trailer_id = which and is_told order by starts_at desc limit 1;
  since := told;
  delete from trailer_stay where trailer_id = which and starts_at >= told;
  for step in
    select starts_at, ends_at, from_depot_id, to_depot_id from allocation
    where trailer_id = which and from_depot_id is not null and ends_at > told
    order by starts_at
  loop
    if step.from_depot_id <> place or step.starts_at <= told then
      raise exception 'a trailer leaves from where it stands'
        using errcode = 'check_violation', constraint = 'allocation_moves_connect';
    end if;
    goes := true;
    insert into trailer_stay (trailer_id, depot_id, starts_at, ends_at, is_told, moves)
    select which, place, since, step.starts_at, since = told, true where since < step.starts_at;
    place := step.to_depot_id;
    since := step.ends_at;
  end loop;
  insert into trailer_stay (trailer_id, depot_id, starts_at, ends_at, is_told, moves)
  values (which, place, since, 'infinity', since = told, goes);
  update trailer set moves = goes where id = which and moves <> goes;
end $$;

create or replace function stand_trailer(which uuid, place uuid, at timestamptz) returns void language plpgsql as $$
begin
  perform from trailer where id = which for no key update;
  delete from trailer_stay where trailer_id = which and starts_at >= at;
  update trailer_stay set ends_at = at where trailer_id = which and ends_at > at;
  update trailer_stay set moves = false where trailer_id = which and moves;
  update allocation set depot_id = null
  where trailer_id = which and depot_id is not null and starts_at < at and ends_at > at;
  insert into trailer_stay (trailer_id, depot_id, starts_at, ends_at, is_told)
  select which, place, case when exists (select from trailer_stay where trailer_id = which) then at else '-infinity' end,
    'infinity', true;
  update allocation set depot_id = place
  where trailer_id = which and depot_id <> place and kind in ('workshop', 'hold') and starts_at >= at;
  update trailer set moves = false where id = which and moves;
  if exists (select from allocation where trailer_id = which and from_depot_id is not null and ends_at > at) then
    perform follow_moves(which);
  end if;
end $$;

-- Once no move lies ahead and it stands where the last one has led, that is where it was told to stand. The caller has locked it.
create function settle_place(which uuid, at timestamptz) returns boolean language plpgsql as $$
declare
  since timestamptz;
begin
  select s.starts_at into since
  from trailer t join trailer_stay s on s.trailer_id = t.id and s.depot_id = t.depot_id and s.ends_at = 'infinity'
  where t.id = which and t.moves and s.starts_at <= at
    and not exists (
      select from allocation a
      where a.trailer_id = which and a.from_depot_id is not null and (a.kind = 'transfer' or a.ends_at > at)
    )
    and not exists (
      select from booking b where b.trailer_id = which and b.status in ('onRent', 'returnAnnounced')
    );
  if since is null then
    return false;
  end if;
  update trailer_stay set is_told = is_told or starts_at = since, moves = false where trailer_id = which and moves;
  update trailer set moves = false where id = which;
  return true;
end $$;
