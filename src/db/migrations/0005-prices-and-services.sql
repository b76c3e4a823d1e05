-- A price list is one version of all prices. Once published it never changes: bookings keep the version they
-- were made with, and an extension years later is computed from it.

create table price_list (
  id uuid primary key default gen_random_uuid(),
  number int not null unique generated always as identity,
  name text not null,
  currency text not null default 'EUR' check (currency = 'EUR'),
  -- The list in force is the published one with the latest valid_from that has passed.
  valid_from timestamptz not null,
  published_at timestamptz,
  created_by uuid references user_account,
  created_at timestamptz not null default now(),
  version int not null default 1
);
create unique index price_list_in_force on price_list (valid_from desc) where published_at is not null;

create table price_band (
  price_list_id uuid not null references price_list on delete cascade,
  price_class text not null,
  from_day smallint not null check (from_day >= 1),
  day_rate_cents bigint not null check (day_rate_cents >= 0),
  primary key (price_list_id, price_class, from_day)
);

-- In ten-thousandths: 10000 leaves the day rate as it is, and so does a depot without a row.
create table depot_factor (
  price_list_id uuid not null references price_list on delete cascade,
  depot_id uuid not null references depot,
  factor int not null check (factor > 0),
  primary key (price_list_id, depot_id)
);

-- Names and descriptions are in the message catalogues, under the key.
create table service (
  key text primary key,
  unit text not null check (unit in ('once', 'perDay')),
  position smallint not null,
  mandatory boolean not null default false,
  recommended boolean not null default false,
  -- Keys of services that must be chosen with it, and of those that cannot.
  requires text[] not null default '{}',
  excludes text[] not null default '{}',
  lead_time_hours int not null default 0 check (lead_time_hours >= 0),
  status text not null default 'active' check (status in ('active', 'retired')),
  version int not null default 1
);

-- A service is offered for a type of trailer if the price list has a price for the pair.
create table service_price (
  price_list_id uuid not null references price_list on delete cascade,
  service_key text not null references service,
  trailer_type text not null,
  price_cents bigint not null check (price_cents >= 0),
  primary key (price_list_id, service_key, trailer_type)
);

create function refuse_change_of_published_prices() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from price_list
    where id in (old.price_list_id, new.price_list_id) and published_at is not null
  ) then
    raise exception 'a published price list never changes'
      using errcode = 'check_violation', constraint = 'price_list_is_frozen';
  end if;
  return coalesce(new, old);
end $$;
create trigger price_band_is_frozen before insert or update or delete on price_band
  for each row execute function refuse_change_of_published_prices();
create trigger depot_factor_is_frozen before insert or update or delete on depot_factor
  for each row execute function refuse_change_of_published_prices();
create trigger service_price_is_frozen before insert or update or delete on service_price
  for each row execute function refuse_change_of_published_prices();

create function refuse_change_of_published_list() returns trigger language plpgsql as $$
begin
  if old.published_at is not null then
    raise exception 'a published price list never changes'
      using errcode = 'check_violation', constraint = 'price_list_is_frozen';
  end if;
  return coalesce(new, old);
end $$;
create trigger price_list_is_frozen before update or delete on price_list
  for each row execute function refuse_change_of_published_list();
