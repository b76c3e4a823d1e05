-- Pick-up and return. Signing closes a handover for ever; the triggers refuse every later change.

create table handover (
  id uuid primary key default gen_random_uuid(),
  business_unit_id uuid not null,
  booking_id uuid not null,
  trailer_id uuid not null references trailer,
  kind text not null check (kind in ('pickUp', 'return')),
  -- What each step of the guided flow has collected so far, by the name of the step.
  parts jsonb not null default '{}',
  signatures jsonb,
  started_by uuid not null references user_account,
  started_at timestamptz not null default now(),
  signed_at timestamptz,
  version int not null default 1,
  constraint handover_signed_with_signatures check (signed_at is null or signatures is not null),
  constraint handover_one_of_a_kind unique (booking_id, kind),
  constraint handover_in_unit unique (business_unit_id, id),
  foreign key (business_unit_id, booking_id) references booking (business_unit_id, id)
);
create index handover_of_trailer on handover (trailer_id, started_at desc);

create table handover_photo (
  handover_id uuid not null references handover,
  position text not null,
  path text not null,
  sha256 bytea not null,
  width int not null,
  height int not null,
  uploaded_at timestamptz not null default now(),
  primary key (handover_id, position)
);

-- Damages belong to the trailer and outlive the booking: the next customer sees them at pick-up.
create table damage (
  trailer_id uuid not null references trailer,
  id uuid not null default gen_random_uuid(),
  handover_id uuid references handover,
  booking_id uuid references booking,
  -- Where on the body sketch, as fractions of its width and height.
  view text not null check (view in ('left', 'right', 'front', 'rear', 'top', 'inside', 'chassis')),
  x real not null check (x between 0 and 1),
  y real not null check (y between 0 and 1),
  kind text not null check (kind in ('scratch', 'dent', 'hole', 'tear', 'broken', 'missing', 'other')),
  severity text not null check (severity in ('cosmetic', 'functional', 'unsafe')),
  description text not null default '',
  photo_positions text[] not null default '{}',
  found_at timestamptz not null default now(),
  status text not null default 'open' check (status in ('open', 'repaired')),
  repaired_at timestamptz,
  version int not null default 1,
  primary key (trailer_id, id),
  constraint damage_repaired_when check ((status = 'repaired') = (repaired_at is not null))
);
create index damage_open on damage (trailer_id, found_at) where status = 'open';
create index damage_of_handover on damage (handover_id) where handover_id is not null;

create function refuse_change_of_signed_handover() returns trigger language plpgsql as $$
begin
  if old.signed_at is not null then
    raise exception 'a signed handover never changes'
      using errcode = 'check_violation', constraint = 'handover_is_signed';
  end if;
  return coalesce(new, old);
end $$;
create trigger handover_is_signed before update or delete on handover
  for each row execute function refuse_change_of_signed_handover();

-- The lock makes an upload that races with the signature wait and then be refused.
create function refuse_photo_of_signed_handover() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from handover
    where id in (old.handover_id, new.handover_id) and signed_at is not null
    for share
  ) then
    raise exception 'a signed handover never changes'
      using errcode = 'check_violation', constraint = 'handover_is_signed';
  end if;
  return coalesce(new, old);
end $$;
create trigger handover_photo_is_signed before insert or update or delete on handover_photo
  for each row execute function refuse_photo_of_signed_handover();
