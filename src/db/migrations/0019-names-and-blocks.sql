-- What the operator called a service when it was booked, by language: papers and bookings keep it when the service is
-- renamed. Where there is no name, the catalogue has one.
alter table booking_service add column names jsonb not null default '{}';

update booking_service s set names = (
  select coalesce(jsonb_object_agg(n.key, jsonb_build_object('name', n.value -> 'name')), '{}')
  from jsonb_each(v.names) n
) from service v where v.key = s.service_key and v.names <> '{}';

-- What a company was before it was blocked, and is again after.
alter table business_unit add column blocked_from text check (blocked_from in ('pendingReview', 'active'));

update business_unit b set blocked_from = case when (
  select l.action from audit_log l
  where l.business_unit_id = b.id and l.action in ('businessUnit.reject', 'businessUnit.block')
  order by l.at desc, l.id desc limit 1
) = 'businessUnit.reject' then 'pendingReview' else 'active' end where status = 'blocked';
