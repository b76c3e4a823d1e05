-- To which depot a trailer was to come back before a change of a booking and after it; empty where that stayed as it was.
alter table booking_rebooking
  add column previous_return_depot_id uuid,
  add column return_depot_id uuid;
alter table booking_rebooking
  add constraint booking_rebooking_previous_return foreign key (previous_return_depot_id) references depot not valid,
  add constraint booking_rebooking_return foreign key (return_depot_id) references depot not valid,
  add constraint booking_rebooking_returns check (
    (previous_return_depot_id is null) = (return_depot_id is null)
  ) not valid;
