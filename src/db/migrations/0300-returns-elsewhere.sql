-- Where a trailer came back if not where it was to; of one that was handed back, where the customer says that it stands.
alter table booking
  add column returned_depot_id uuid;
alter table booking
  add constraint booking_returned_depot foreign key (returned_depot_id) references depot not valid;

-- It stands at another depot than its plan says, and the time for bringing it is not there.
alter table trailer
  add column misplaced_at timestamptz,
  add column misplaced_depot_id uuid;
alter table trailer
  add constraint trailer_misplaced_depot foreign key (misplaced_depot_id) references depot not valid,
  add constraint trailer_misplaced check ((misplaced_at is null) = (misplaced_depot_id is null)) not valid;

-- Less time than the drive takes.
alter table transfer add column too_tight boolean not null default false;

alter table booking_charge
  drop constraint booking_charge_kind_check,
  add constraint booking_charge_kind_check check (kind in (
    'earlyReturn', 'lateReturn', 'cancellation', 'noShow', 'correction', 'damage', 'cleaning', 'fuel', 'toll', 'service',
    'wrongDepot'
  )) not valid,
  drop constraint booking_charge_by_hand,
  add constraint booking_charge_by_hand check (
    rule_cents is null
    or (kind in ('cancellation', 'noShow', 'lateReturn', 'wrongDepot') and net_cents >= 0 and net_cents <= rule_cents)
  ) not valid;
