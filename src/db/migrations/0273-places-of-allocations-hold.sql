alter table allocation
  validate constraint allocation_stands_or_moves,
  validate constraint allocation_kind_check,
  validate constraint allocation_transfer_moves,
  validate constraint allocation_depot,
  validate constraint allocation_from_depot,
  validate constraint allocation_to_depot;
