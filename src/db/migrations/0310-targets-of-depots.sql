-- How many trailers of a type should stand free at a depot: below the least some are missing, above the most some are spare.
create table depot_target (
  depot_id uuid not null references depot on delete cascade,
  type text not null,
  least bigint not null check (least between 0 and 10000),
  most bigint check (most between least and 10000),
  primary key (depot_id, type)
);
