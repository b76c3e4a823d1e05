-- How somebody of the operator looks at a list of the console: under a name, the search, filters, order and columns of its
-- address; and the columns that they usually want. Their own affair, which nobody else sees.
create table list_view (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references staff_member on delete cascade,
  list text not null check (list ~ '^[a-zA-Z]{1,40}$'),
  name text not null check (length(name) between 1 and 60),
  query text not null check (length(query) <= 2000),
  created_at timestamptz not null
);
create unique index list_view_name on list_view (user_id, list, lower(name));

create table list_columns (
  user_id uuid not null references staff_member on delete cascade,
  list text not null check (list ~ '^[a-zA-Z]{1,40}$'),
  columns text[] not null check (cardinality(columns) <= 40),
  primary key (user_id, list)
);
