alter table plan_change
  validate constraint plan_change_to_depot,
  validate constraint plan_change_kind,
  validate constraint plan_change_base,
  validate constraint plan_change_rental,
  validate constraint plan_change_base_period,
  validate constraint plan_change_way;
