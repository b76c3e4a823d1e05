alter table plan_change
  validate constraint plan_change_kind,
  validate constraint plan_change_base,
  validate constraint plan_change_rental;
