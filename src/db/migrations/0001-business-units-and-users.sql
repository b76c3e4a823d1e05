-- Customers: the business unit is the tenant, a user belongs to at most one of them.

create table business_unit (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  legal_form text,
  registration_number text,
  vat_id text,
  -- Decides the tax case, so it is kept apart from the number itself.
  vat_id_status text not null default 'unchecked' check (vat_id_status in ('unchecked', 'valid', 'invalid')),
  vat_id_checked_at timestamptz,
  tax_number text,
  invoice_email text,
  phone text,
  country text not null check (country ~ '^[A-Z]{2}$'),
  default_locale text not null default 'de'
    check (default_locale in ('de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'ro', 'ru')),
  logo text,
  payment_method text check (payment_method in ('dd_b2b', 'kar_b2b', 'sepa', 'transfer')),
  -- Net cents of open orders that need no payment in advance; null is unlimited.
  credit_limit_cents bigint check (credit_limit_cents >= 0),
  risk_status text not null default 'unchecked' check (risk_status in ('unchecked', 'passed', 'failed')),
  trailer_connect_login_encrypted bytea,
  status text not null default 'pendingReview' check (status in ('pendingReview', 'active', 'blocked')),
  created_at timestamptz not null default now(),
  version int not null default 1
);
create index business_unit_by_name on business_unit (lower(name), id);
create index business_unit_in_review on business_unit (created_at, id) where status = 'pendingReview';

create table user_account (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email) and email like '%_@_%'),
  first_name text not null,
  last_name text not null,
  locale text not null default 'de' check (locale in ('de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'ro', 'ru')),
  -- Null until the person has registered.
  password_hash text,
  password_changed_at timestamptz,
  -- A platform admin; has no membership.
  is_admin boolean not null default false,
  avatar text,
  tour_seen_at timestamptz,
  status text not null default 'active' check (status in ('active', 'blocked')),
  last_seen_at timestamptz,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint user_account_email_unique unique (email)
);
create index user_account_by_name on user_account (lower(last_name), lower(first_name), id);

-- The primary key is the user alone: nobody belongs to two units.
create table membership (
  user_id uuid primary key references user_account,
  business_unit_id uuid not null references business_unit,
  role text not null check (role in ('admin', 'dispatcher', 'accountant', 'viewer')),
  -- Net cents above which an order needs approval; null is none.
  order_limit_cents bigint check (order_limit_cents >= 0),
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint membership_user_in_unit unique (business_unit_id, user_id)
);

-- Two admins who demote each other at the same moment each see the other one still there.
-- The lock on the unit makes the second wait and then see the truth.
create function refuse_losing_last_admin() returns trigger language plpgsql as $$
begin
  if old.role = 'admin' and (tg_op = 'DELETE' or new.role <> 'admin' or new.business_unit_id <> old.business_unit_id) then
    perform 1 from business_unit where id = old.business_unit_id for no key update;
    if not exists (
      select 1 from membership
      where business_unit_id = old.business_unit_id and role = 'admin' and user_id <> old.user_id
    ) then
      raise exception 'a business unit keeps at least one admin'
        using errcode = 'check_violation', constraint = 'membership_last_admin';
    end if;
  end if;
  return coalesce(new, old);
end $$;
create trigger membership_last_admin before update or delete on membership
  for each row execute function refuse_losing_last_admin();

create table address (
  id uuid primary key default gen_random_uuid(),
  business_unit_id uuid not null references business_unit,
  label text,
  company text,
  salutation text,
  first_name text,
  last_name text,
  street text,
  house_number text,
  address_line2 text,
  postal_code text,
  city text,
  region text,
  country text check (country ~ '^[A-Z]{2}$'),
  phone text,
  email text,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint address_in_unit unique (business_unit_id, id)
);

-- The billing and shipping addresses a user has chosen among those of the unit, at most one of each
-- being the default. The pair of foreign keys keeps user and address inside one unit.
create table user_address (
  user_id uuid not null,
  address_id uuid not null,
  purpose text not null check (purpose in ('billing', 'shipping')),
  business_unit_id uuid not null,
  is_default boolean not null default false,
  primary key (user_id, purpose, address_id),
  foreign key (business_unit_id, user_id) references membership (business_unit_id, user_id) on delete cascade,
  foreign key (business_unit_id, address_id) references address (business_unit_id, id) on delete cascade
);
create unique index user_address_one_default on user_address (user_id, purpose) where is_default;
create index user_address_by_address on user_address (business_unit_id, address_id);

create table legal_acceptance (
  user_id uuid not null references user_account,
  document text not null check (document in ('terms', 'privacy')),
  document_version text not null,
  accepted_at timestamptz not null default now(),
  primary key (user_id, document, document_version)
);
