-- The company's name beside what it ordered, kept by triggers: the console sorts by it, whatever else is asked for,
-- without reading the companies.
alter table customer_order add column unit_name text not null default '';
alter table booking add column unit_name text not null default '';
update customer_order set unit_name = (select name from business_unit where id = business_unit_id);
update booking set unit_name = (select name from business_unit where id = business_unit_id);

-- The lock makes a change of the name and a new row wait for each other, so that no row is left with the old name.
create function keep_unit_name() returns trigger language plpgsql as $$
begin
  select name into new.unit_name from business_unit where id = new.business_unit_id for share;
  return new;
end $$;
create trigger customer_order_unit_name before insert on customer_order
  for each row execute function keep_unit_name();
create trigger booking_unit_name before insert on booking
  for each row execute function keep_unit_name();

-- Orders first, then bookings, each by their ids, as everyone locks them.
create function rename_unit() returns trigger language plpgsql as $$
begin
  perform from customer_order where business_unit_id = new.id order by id for no key update;
  update customer_order set unit_name = new.name where business_unit_id = new.id;
  perform from booking where business_unit_id = new.id order by id for no key update;
  update booking set unit_name = new.name where business_unit_id = new.id;
  return null;
end $$;
create trigger business_unit_renamed after update of name on business_unit
  for each row when (old.name <> new.name) execute function rename_unit();

create index customer_order_by_company on customer_order (lower(unit_name), business_unit_id);
create index booking_by_company on booking (lower(unit_name), business_unit_id);
-- With the line number the index alone tells which orders a depot has.
drop index booking_ordered_at_depot;
create index booking_ordered_at_depot on booking (depot_id, created_at, order_id) include (line_number);
