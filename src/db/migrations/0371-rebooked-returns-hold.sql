alter table booking_rebooking
  validate constraint booking_rebooking_previous_return,
  validate constraint booking_rebooking_return,
  validate constraint booking_rebooking_returns;
