-- Those from before there was a choice stay exact. When the operator has given it another trailer last.
alter table booking
  add column unit_choice text not null default 'exact'
    constraint booking_unit_choice check (unit_choice in ('exact', 'any')),
  add column moved_at timestamptz;
