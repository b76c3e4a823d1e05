-- What a late return costs at most, agreed while the trailer is still out. Without it the rule asks for all days.
alter table booking add column late_fee_cents bigint;
