-- Plans also give bookings other periods and bring trailers to other depots. What was the period is kept for whoever takes
-- it back, and so is where a transfer that is dropped was to go.
alter table plan_change
  add column base_starts_at timestamptz,
  add column base_ends_at timestamptz,
  add column to_depot_id uuid,
  add constraint plan_change_to_depot foreign key (to_depot_id) references depot not valid,
  drop constraint plan_change_kind_check,
  drop constraint plan_change_base,
  drop constraint plan_change_move,
  add constraint plan_change_kind check (kind in ('move', 'period', 'workshop', 'transfer', 'drop')) not valid,
  add constraint plan_change_base check ((kind in ('workshop', 'transfer')) = (base_version is null)) not valid,
  add constraint plan_change_rental check (
    (kind in ('move', 'period')) = (base_trailer_id is not null)
    and (kind in ('move', 'period')) = (booking_id is not null)
  ) not valid,
  add constraint plan_change_base_period check (
    (kind = 'period') = (base_starts_at is not null) and (kind = 'period') = (base_ends_at is not null)
  ) not valid,
  add constraint plan_change_way check (
    case kind when 'transfer' then to_depot_id is not null when 'drop' then true else to_depot_id is null end
  ) not valid;
