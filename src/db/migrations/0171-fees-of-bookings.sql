-- What a booking costs that does not take place, as it was agreed. Those from before there was a choice have what held for all.
alter table booking
  add column free_cancellation_hours bigint not null default 24,
  add column late_cancellation_days bigint not null default 1,
  add column no_show_days bigint not null default 3;
