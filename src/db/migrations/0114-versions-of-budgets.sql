-- Whoever changes a budget says which one they have seen.
alter table cost_budget add column version bigint not null default 1;
