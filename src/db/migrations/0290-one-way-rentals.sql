-- To which depot a trailer is brought back, where that is another one than it leaves from.
alter table cart_item add column return_depot_id uuid;
alter table cart_item add constraint cart_item_return_depot foreign key (return_depot_id) references depot not valid;

alter table quote_line add column return_depot_id uuid;
alter table quote_line add constraint quote_line_return_depot foreign key (return_depot_id) references depot not valid;

-- How the fee for it came about: from where to where, the kilometres, and the rule that set it.
alter table booking
  add column return_depot_id uuid,
  add column one_way jsonb check (jsonb_typeof(one_way) = 'object');
alter table booking
  add constraint booking_return_depot foreign key (return_depot_id) references depot not valid,
  add constraint booking_one_way check (
    (return_depot_id is null or return_depot_id <> depot_id) and (return_depot_id is null) = (one_way is null)
  ) not valid;
