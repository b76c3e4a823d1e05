alter table cart_item validate constraint cart_item_return_depot;
alter table quote_line validate constraint quote_line_return_depot;
alter table booking
  validate constraint booking_return_depot,
  validate constraint booking_one_way;
