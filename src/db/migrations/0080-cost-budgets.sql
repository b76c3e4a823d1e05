-- What a company means to spend on a cost centre in a year, net. It warns and never stops anybody.
create table cost_budget (
  business_unit_id uuid not null references business_unit,
  cost_centre text not null check (length(cost_centre) between 1 and 50),
  year bigint not null check (year between 2000 and 2999),
  cents bigint not null check (cents between 0 and 100000000000),
  changed_at timestamptz not null,
  changed_by uuid not null references user_account,
  primary key (business_unit_id, year, cost_centre)
);

-- The statements of account that were sent by the clock: each company gets each month once, whoever asks how often.
create table statement_sending (
  business_unit_id uuid not null references business_unit,
  -- Its first day.
  month date not null check (extract(day from month) = 1),
  queued_at timestamptz not null,
  primary key (business_unit_id, month)
);
