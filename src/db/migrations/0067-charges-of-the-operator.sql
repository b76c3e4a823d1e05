-- What the operator charges after the fact: damages, which can be objected to, and what was done or laid out.
alter table booking_charge
  -- What it is for, as a person says it.
  add column note text,
  -- What a damage has cost, of which the customer bears at most the deductible.
  add column cost_cents bigint,
  -- It can be objected to until the end of this day; then it is billed.
  add column bill_after date,
  add column objected_at timestamptz,
  add column objected_by uuid,
  add column objection text,
  add column waived_at timestamptz,
  add column waived_by uuid,
  add column created_by uuid;
alter table booking_charge
  drop constraint booking_charge_kind_check,
  add constraint booking_charge_kind_check check (kind in (
    'earlyReturn', 'lateReturn', 'cancellation', 'noShow', 'correction', 'damage', 'cleaning', 'fuel', 'toll', 'service'
  )) not valid,
  drop constraint booking_charge_tax_case_check,
  add constraint booking_charge_tax_case_check check (
    tax_case in ('shortTerm', 'domestic', 'noVatId', 'reverseCharge', 'outsideEu', 'notTaxable')
  ) not valid,
  add constraint booking_charge_claim check (
    (kind = 'damage') = (tax_case = 'notTaxable') and (kind = 'damage') = (bill_after is not null)
    and (kind = 'damage') = (cost_cents is not null) and (tax_case <> 'notTaxable' or tax_basis_points = 0)
  ) not valid,
  add constraint booking_charge_by_operator check (
    kind not in ('damage', 'cleaning', 'fuel', 'toll', 'service')
    or (note is not null and created_by is not null and net_cents > 0)
  ) not valid,
  add constraint booking_charge_objected check (
    (objected_at is null) = (objected_by is null) and (objected_at is null) = (objection is null)
    and (objected_at is null or kind = 'damage')
  ) not valid,
  add constraint booking_charge_waived check (
    (waived_at is null) = (waived_by is null)
    and (waived_at is null or kind in ('damage', 'cleaning', 'fuel', 'toll', 'service'))
  ) not valid,
  add constraint booking_charge_created_by foreign key (created_by) references user_account not valid,
  add constraint booking_charge_objected_by foreign key (objected_by) references user_account not valid,
  add constraint booking_charge_waived_by foreign key (waived_by) references user_account not valid;
