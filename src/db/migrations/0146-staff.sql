-- Who of the operator may do what. Whoever was of the operator before there were roles may do everything, as they did.
create table staff_member (
  user_id uuid primary key references user_account,
  role text not null check (role in ('admin', 'desk', 'depot', 'fleet', 'accountant', 'auditor')),
  version bigint not null default 1
);
create index staff_member_admins on staff_member (user_id) where role = 'admin';

-- The depots that somebody of a depot works at. Without one they see nothing.
create table staff_depot (
  user_id uuid not null references staff_member,
  depot_id uuid not null references depot,
  primary key (user_id, depot_id)
);
create index staff_depot_of_depot on staff_depot (depot_id);

insert into staff_member (user_id, role) select id, 'admin' from user_account where is_admin;

-- Somebody must always be able to let others in. Those who step down at the same time wait for each other here.
create function guard_last_staff_admin() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('staff_member_last_admin'));
  if not exists (
    select from staff_member m join user_account u on u.id = m.user_id
    where m.role = 'admin' and u.status = 'active'
  ) then
    raise exception 'the operator needs an admin'
      using errcode = 'check_violation', constraint = 'staff_member_last_admin';
  end if;
  return null;
end $$;
create trigger staff_member_last_admin after update of role on staff_member
  for each row when (old.role = 'admin' and new.role <> 'admin') execute function guard_last_staff_admin();
create trigger staff_member_last_admin_gone after delete on staff_member
  for each row when (old.role = 'admin') execute function guard_last_staff_admin();
