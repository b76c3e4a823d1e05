alter table booking validate constraint booking_returned_depot;
alter table trailer
  validate constraint trailer_misplaced_depot,
  validate constraint trailer_misplaced;
alter table booking_charge
  validate constraint booking_charge_kind_check,
  validate constraint booking_charge_by_hand;
