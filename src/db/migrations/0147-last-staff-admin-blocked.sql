-- Blocking an admin of the operator is stepping down as well.
create trigger user_account_last_staff_admin after update of status on user_account
  for each row when (old.is_admin and old.status = 'active' and new.status <> 'active')
  execute function guard_last_staff_admin();
