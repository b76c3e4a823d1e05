-- The places of a trailer follow from its moves: each leaves from where the last one has led.
create function follow_moves(which uuid) returns void language plpgsql as $$
declare
  place uuid;
  since timestamptz;
  told timestamptz;
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
    insert into trailer_stay (trailer_id, depot_id, starts_at, ends_at, is_told)
    select which, place, since, step.starts_at, since = told where since < step.starts_at;
    place := step.to_depot_id;
    since := step.ends_at;
  end loop;
  insert into trailer_stay (trailer_id, depot_id, starts_at, ends_at, is_told)
  values (which, place, since, 'infinity', since = told);
end $$;

create function keep_stays() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform follow_moves(old.trailer_id);
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.trailer_id <> old.trailer_id) then
    perform follow_moves(new.trailer_id);
  end if;
  return null;
end $$;

-- At the end of the transaction, which may change moves and what stands between them in any order.
create constraint trigger allocation_move_made after insert on allocation deferrable initially deferred
  for each row when (new.from_depot_id is not null) execute function keep_stays();
create constraint trigger allocation_move_gone after delete on allocation deferrable initially deferred
  for each row when (old.from_depot_id is not null) execute function keep_stays();
create constraint trigger allocation_move_changed
  after update of trailer_id, starts_at, ends_at, from_depot_id, to_depot_id on allocation deferrable initially deferred
  for each row when (old.from_depot_id is not null or new.from_depot_id is not null) execute function keep_stays();

-- It stands elsewhere than was planned: what was planned without a customer goes along, what is open then has no place any more,
-- and rentals keep it from happening.
create or replace function stand_trailer(which uuid, place uuid, at timestamptz) returns void language plpgsql as $$
begin
  perform from trailer where id = which for no key update;
  delete from trailer_stay where trailer_id = which and starts_at >= at;
  update trailer_stay set ends_at = at where trailer_id = which and ends_at > at;
  update allocation set depot_id = null
  where trailer_id = which and depot_id is not null and starts_at < at and ends_at > at;
  insert into trailer_stay (trailer_id, depot_id, starts_at, ends_at, is_told)
  select which, place, case when exists (select from trailer_stay where trailer_id = which) then at else '-infinity' end,
    'infinity', true;
  update allocation set depot_id = place
  where trailer_id = which and depot_id <> place and kind in ('workshop', 'hold') and starts_at >= at;
  if exists (select from allocation where trailer_id = which and from_depot_id is not null and ends_at > at) then
    perform follow_moves(which);
  end if;
end $$;
