-- Signing in. Tokens are random and opaque; only their hashes are stored.

-- One row is one family of rotating tokens: ending it ends every token of it.
create table session (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references user_account,
  remember_me boolean not null default false,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  -- The hour an impersonation may last; other sessions end with their refresh token.
  ends_at timestamptz,
  revoked_at timestamptz,
  revoked_because text check (revoked_because in (
    'logout', 'tokenReuse', 'passwordChanged', 'passwordReset', 'memberRemoved', 'blocked', 'impersonationEnded', 'newVersion'
  )),
  -- The admin who acts as user_id, the session that admin returns to, and why.
  impersonator_id uuid references user_account,
  impersonator_session_id uuid references session on delete cascade,
  impersonation_reason text,
  ip text,
  user_agent text,
  constraint session_revoked_with_reason check ((revoked_at is null) = (revoked_because is null)),
  constraint session_impersonation_is_complete check (
    (impersonator_id is null and impersonator_session_id is null and impersonation_reason is null)
    or (impersonator_id is not null and impersonator_session_id is not null and impersonation_reason is not null
        and ends_at is not null and impersonator_id <> user_id)
  )
);
create index session_live_of_user on session (user_id) where revoked_at is null;
create index session_impersonations_of_user on session (user_id, created_at desc) where impersonator_id is not null;
create index session_live_of_impersonator on session (impersonator_session_id)
  where impersonator_session_id is not null and revoked_at is null;

-- A refresh token is used once. Its successors are derived from it, so that a repeat within a minute finds
-- the same rows; a later repeat is reuse. Older access tokens stay valid until they expire, because parallel
-- requests still carry them.
create table session_token (
  token_hash bytea primary key,
  session_id uuid not null references session on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint session_token_access_is_not_consumed check (kind = 'refresh' or used_at is null)
);
create index session_token_of_session on session_token (session_id);
create index session_token_expiry on session_token (expires_at);

-- Devices that have signed in before keep their own budget of failed attempts.
create table known_device (
  user_id uuid not null references user_account on delete cascade,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (user_id, token_hash)
);

-- The shape that rate-limiter-flexible expects of its PostgreSQL store; expire is epoch milliseconds.
create table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_expiry on rate_limit (expire);

create table invitation (
  id uuid primary key default gen_random_uuid(),
  business_unit_id uuid not null references business_unit,
  email text not null check (email = lower(email)),
  role text not null check (role in ('admin', 'dispatcher', 'accountant', 'viewer')),
  locale text not null check (locale in ('de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'ro', 'ru')),
  invited_by uuid not null references user_account,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references user_account,
  revoked_at timestamptz,
  version int not null default 1,
  constraint invitation_accepted_or_revoked check (accepted_at is null or revoked_at is null),
  constraint invitation_in_unit unique (business_unit_id, id)
);
create unique index invitation_one_open on invitation (business_unit_id, email)
  where accepted_at is null and revoked_at is null;

create table sign_up (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email)),
  locale text not null check (locale in ('de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'ro', 'ru')),
  -- Company, address and person as the wizard collected them.
  details jsonb not null,
  campaign text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  completed_at timestamptz,
  business_unit_id uuid references business_unit,
  constraint sign_up_completed_with_unit check ((completed_at is null) = (business_unit_id is null))
);
create index sign_up_open_by_email on sign_up (email) where completed_at is null;

-- Single use and bound to one purpose: consuming one is an update that sets used_at where it is null.
create table one_time_token (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  type text not null check (type in ('invitation', 'signUp', 'passwordReset')),
  user_id uuid references user_account on delete cascade,
  invitation_id uuid references invitation on delete cascade,
  sign_up_id uuid references sign_up on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint one_time_token_has_its_subject check (
    case type
      when 'invitation' then invitation_id is not null and user_id is null and sign_up_id is null
      when 'signUp' then sign_up_id is not null and user_id is null and invitation_id is null
      else user_id is not null and invitation_id is null and sign_up_id is null
    end
  )
);
create index one_time_token_of_user on one_time_token (user_id) where user_id is not null;
create index one_time_token_of_invitation on one_time_token (invitation_id) where invitation_id is not null;
create index one_time_token_of_sign_up on one_time_token (sign_up_id) where sign_up_id is not null;
