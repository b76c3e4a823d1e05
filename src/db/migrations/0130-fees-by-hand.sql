-- What the rule asks for, where the operator asks for another amount.
alter table booking_charge
  add column rule_cents bigint,
  add constraint booking_charge_by_hand check (
    rule_cents is null
    or (kind in ('cancellation', 'noShow', 'lateReturn') and net_cents >= 0 and net_cents <= rule_cents)
  ) not valid;
