-- What a booking costs that does not take place, as it was agreed. Those from before there was a choice have what held for all.
alter table booking
  add column free_cancellation_hours integer not null default 24,
  add column late_cancellation_days integer not null default 1,
  add column no_show_days integer not null default 3;
