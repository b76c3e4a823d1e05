alter table business_unit
  -- Whether it wants its statement of account by mail every month.
  add column monthly_statement boolean not null default false;
