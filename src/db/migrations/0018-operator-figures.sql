-- How many trailers there are, by depot, type and state: a figure of the dashboard must not read the whole fleet.
create table fleet_count (
  depot_id uuid not null references depot on delete cascade,
  type text not null,
  status text not null,
  trailers int not null,
  primary key (depot_id, type, status)
);

-- Once per statement, so that loading many trailers changes each count once. The order of the rows is the same for
-- everyone, so that two statements do not wait for each other.
create function count_fleet() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into fleet_count
    select depot_id, type, status, count(*) from new_rows group by 1, 2, 3 order by 1, 2, 3
    on conflict (depot_id, type, status) do update set trailers = fleet_count.trailers + excluded.trailers;
  elsif tg_op = 'DELETE' then
    insert into fleet_count
    select depot_id, type, status, -count(*) from old_rows group by 1, 2, 3 order by 1, 2, 3
    on conflict (depot_id, type, status) do update set trailers = fleet_count.trailers + excluded.trailers;
  else
    insert into fleet_count
    select depot_id, type, status, sum(step) from (
      select n.depot_id, n.type, n.status, 1 as step from new_rows n join old_rows o using (id)
      where (n.depot_id, n.type, n.status) <> (o.depot_id, o.type, o.status)
      union all
      select o.depot_id, o.type, o.status, -1 from new_rows n join old_rows o using (id)
      where (n.depot_id, n.type, n.status) <> (o.depot_id, o.type, o.status)
    ) as moved
    group by 1, 2, 3 having sum(step) <> 0 order by 1, 2, 3
    on conflict (depot_id, type, status) do update set trailers = fleet_count.trailers + excluded.trailers;
  end if;
  return null;
end $$;
create trigger trailer_counted_in after insert on trailer
  referencing new table as new_rows for each statement execute function count_fleet();
create trigger trailer_counted_over after update on trailer
  referencing old table as old_rows new table as new_rows for each statement execute function count_fleet();
create trigger trailer_counted_out after delete on trailer
  referencing old table as old_rows for each statement execute function count_fleet();
insert into fleet_count select depot_id, type, status, count(*) from trailer group by 1, 2, 3;

-- The type of the booked trailer, kept by a trigger: figures by type read nothing but an index of bookings.
alter table booking add column trailer_type text;
update booking set trailer_type = (select type from trailer where trailer.id = booking.trailer_id);
create function keep_trailer_type() returns trigger language plpgsql as $$
begin
  new.trailer_type := (select type from trailer where id = new.trailer_id);
  return new;
end $$;
create trigger booking_trailer_type before insert or update of trailer_id on booking
  for each row execute function keep_trailer_type();

-- The operator's lists and figures. Each has an index in its own order.
create index booking_out_by_end on booking (ends_at, id) include (trailer_type, depot_id, starts_at, picked_up_at)
  where status in ('onRent', 'returnAnnounced');
create index booking_by_status on booking (status, starts_at, id);
create index booking_by_start on booking (starts_at, id);
create index booking_starting_at_depot on booking (depot_id, starts_at, id) where status not in ('cancelled', 'noShow');
create index booking_ending_at_depot on booking (depot_id, ends_at, id) where status not in ('cancelled', 'noShow');
create index booking_ordered_at_depot on booking (depot_id, created_at, order_id);
create index booking_by_number on booking (number text_pattern_ops);
-- Which bookings reach into a stretch of time; what is out without end is found by booking_out_by_end.
create index booking_in_time on booking
  using gist (tstzrange(starts_at, greatest(starts_at, coalesce(returned_at, ends_at))))
  where status in ('reserved', 'returned', 'closed');

create index allocation_workshops on allocation (ends_at) include (trailer_id, starts_at) where kind = 'workshop';

create index customer_order_by_status on customer_order (status, created_at, id);
create index customer_order_by_payment on customer_order (payment_status, created_at, id);
drop index customer_order_newest;
create index customer_order_newest on customer_order (created_at, id);
create index customer_order_by_number on customer_order (number text_pattern_ops);
create index customer_order_unpaid on customer_order (payment_due_on) include (gross_cents)
  where payment_status in ('awaitingTransfer', 'overdue') and status in ('placed', 'confirmed', 'active', 'completed');
-- Plates however they are spaced.
create index trailer_by_plain_plate on trailer (regexp_replace(upper(plate), '[^A-Z0-9]', '', 'g') text_pattern_ops);
