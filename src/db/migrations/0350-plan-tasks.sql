-- A plan also leaves tasks for the desk: whom to call because nothing else is to be had.
alter table plan_change
  drop constraint plan_change_kind,
  drop constraint plan_change_base,
  drop constraint plan_change_rental,
  add constraint plan_change_kind check (kind in ('move', 'period', 'workshop', 'transfer', 'drop', 'task')) not valid,
  add constraint plan_change_base check ((kind in ('workshop', 'transfer', 'task')) = (base_version is null)) not valid,
  add constraint plan_change_rental check (
    (kind in ('move', 'period')) = (base_trailer_id is not null)
    and (kind in ('move', 'period', 'task')) = (booking_id is not null)
  ) not valid;
