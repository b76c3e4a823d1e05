-- What the bank tells about our account, and what has become of it.

-- A file that was imported, once.
create table bank_statement (
  id uuid primary key default gen_random_uuid(),
  -- Our own.
  account text not null check (account ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  kind text not null check (kind in ('camt.053', 'camt.054')),
  -- The bank's names for what is in it.
  statement_ids text[] not null,
  sha256 bytea not null check (length(sha256) = 32),
  entries bigint not null check (entries >= 0),
  new_entries bigint not null check (new_entries between 0 and entries),
  imported_at timestamptz not null,
  imported_by uuid not null references user_account,
  constraint bank_statement_once unique (account, sha256)
);
create index bank_statement_newest on bank_statement (imported_at desc, id);

-- One movement of money. What the bank has said stays as it is.
create table bank_entry (
  id uuid primary key default gen_random_uuid(),
  statement_id uuid not null references bank_statement,
  account text not null,
  -- The same for what was booked at once, in whatever file it is told again.
  booking_key bytea not null check (length(booking_key) = 32),
  -- Its place in a batch, and in the file.
  part bigint not null check (part >= 1),
  position bigint not null check (position >= 1),
  booked_on date not null,
  -- Below zero if the money left us.
  cents bigint not null check (cents <> 0),
  name text,
  iban_encrypted bytea,
  -- All that is ever shown of the number.
  iban_masked text,
  -- Tells whether two numbers are the same, to whoever has the key.
  iban_hash bytea check (length(iban_hash) = 32),
  text text not null,
  end_to_end_id text,
  return_code text,
  status text not null default 'new' check (status in ('new', 'proposed', 'matched', 'ignored')),
  -- Whose money it was found to be.
  business_unit_id uuid references business_unit,
  -- What it was matched by; none of it if a person has said so.
  grounds text[] not null default '{}' check (grounds <@ array['number', 'order', 'amount', 'part', 'account']),
  -- Somebody has taken a match back: from then on people decide.
  is_undone boolean not null default false,
  decided_at timestamptz,
  -- Nobody, if the import did.
  decided_by uuid references user_account,
  created_at timestamptz not null,
  version bigint not null default 1,
  constraint bank_entry_once unique (account, booking_key, part),
  constraint bank_entry_iban check (
    (iban_encrypted is null) = (iban_masked is null) and (iban_encrypted is null) = (iban_hash is null)
  ),
  constraint bank_entry_matched check ((status = 'matched') = (business_unit_id is not null)),
  constraint bank_entry_decided check ((status in ('matched', 'ignored')) <= (decided_at is not null))
);
create index bank_entry_newest on bank_entry (booked_on desc, id);
create index bank_entry_open on bank_entry (booked_on, position, id) where status in ('new', 'proposed');
create index bank_entry_of_status on bank_entry (status, booked_on desc, id);
create index bank_entry_of_statement on bank_entry (statement_id);
create index bank_entry_of_account on bank_entry (iban_hash, business_unit_id) where status = 'matched';
create index bank_entry_search on bank_entry using gin (search_words(name, text, end_to_end_id));
create index bank_entry_of_unit on bank_entry (business_unit_id, booked_on desc, id) where business_unit_id is not null;

create function guard_bank_entry() returns trigger language plpgsql as $$
begin
  if (new.id, new.statement_id, new.account, new.booking_key, new.part, new.position, new.booked_on, new.cents, new.name,
      new.iban_masked, new.text, new.end_to_end_id, new.return_code, new.created_at)
    is distinct from
    (old.id, old.statement_id, old.account, old.booking_key, old.part, old.position, old.booked_on, old.cents, old.name,
      old.iban_masked, old.text, old.end_to_end_id, old.return_code, old.created_at)
  then
    raise exception 'what the bank has said stays'
      using errcode = 'check_violation', constraint = 'bank_entry_stays';
  end if;
  return new;
end $$;
create trigger bank_entry_stays before update on bank_entry for each row execute function guard_bank_entry();
create trigger bank_entry_is_append_only before delete or truncate on bank_entry
  for each statement execute function refuse_any_change();
create trigger bank_statement_is_append_only before update or delete or truncate on bank_statement
  for each statement execute function refuse_any_change();
