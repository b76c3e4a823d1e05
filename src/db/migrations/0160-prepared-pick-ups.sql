-- That a trailer stands ready for its pick-up: who has said so, and when. It is said of one trailer with certain services;
-- once the booking has others, it counts no longer.
create table pick_up_preparation (
  booking_id uuid primary key references booking,
  trailer_id uuid not null references trailer,
  services text[] not null,
  prepared_at timestamptz not null,
  prepared_by uuid not null references user_account
);
create index pick_up_preparation_of_trailer on pick_up_preparation (trailer_id);
