-- What the operator decides while the shop runs, version by version. A group without a version, or whose newest has no value,
-- is as the environment has it. Nothing of it ever changes: the next version does.
create table setting (
  name text not null check (name ~ '^[a-z][A-Za-z]{1,40}$'),
  version bigint not null check (version > 0),
  value jsonb check (jsonb_typeof(value) = 'object'),
  reason text check (length(reason) between 1 and 200),
  changed_at timestamptz not null,
  changed_by uuid not null references user_account,
  primary key (name, version)
);
create index setting_changed_by on setting (changed_by);

create trigger setting_is_final before update or delete or truncate on setting
  for each statement execute function refuse_any_change();

-- Every process hears of a new version. Why it was made is nobody's business but the console's.
do $$
begin
  if exists (
    select from pg_publication where pubname = 'trailyard_changes' and pg_has_role(current_user, pubowner, 'usage')
  ) then
    alter publication trailyard_changes add table setting (name, version);
  end if;
end $$;
