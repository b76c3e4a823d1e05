-- What somebody of the operator has asked for and somebody else has to agree to, because it is above a sum.
create table approval (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('writeOff', 'refund', 'priceList')),
  -- The invoice, the money or credit note, or the price list.
  object_id uuid not null,
  -- Whose money it is; a price list is nobody's.
  business_unit_id uuid references business_unit,
  cents bigint not null check (cents >= 0),
  -- What the act was asked with, as it was checked.
  input jsonb not null,
  reason text check (length(reason) between 1 and 500),
  asked_by uuid not null references user_account,
  asked_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected', 'withdrawn', 'lapsed')),
  decided_by uuid references user_account,
  decided_at timestamptz,
  -- In the words of whoever decided.
  words text check (length(words) between 1 and 500),
  constraint approval_decided check ((state = 'waiting') = (decided_at is null)),
  constraint approval_two_people check (
    case state
      when 'approved' then decided_by is not null and decided_by <> asked_by
      when 'rejected' then decided_by is not null and decided_by <> asked_by
      when 'withdrawn' then decided_by is not null and decided_by = asked_by
      else decided_by is null
    end
  ),
  constraint approval_unit check ((kind = 'priceList') = (business_unit_id is null))
);
-- Of one thing, one request waits at a time.
create unique index approval_waiting on approval (kind, object_id) where state = 'waiting';
create index approval_waiting_since on approval (asked_at, id) where state = 'waiting';
create index approval_asked on approval (asked_at, id);
create index approval_of_unit on approval (business_unit_id, asked_at, id);
create index approval_of_object on approval (object_id, asked_at, id);
create index approval_asked_by on approval (asked_by);

-- What was asked never changes, and what is decided stays so. Words go with the company that they are about.
create function guard_approval() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'an approval stays' using errcode = 'check_violation', constraint = 'approval_is_frozen';
  end if;
  if (new.id, new.kind, new.object_id, new.business_unit_id, new.cents, new.asked_by, new.asked_at)
      is distinct from (old.id, old.kind, old.object_id, old.business_unit_id, old.cents, old.asked_by, old.asked_at)
    or (new.input is distinct from old.input and new.input <> '{}')
    or (new.reason is distinct from old.reason and new.reason is not null)
    or (old.state <> 'waiting' and (
      (new.state, new.decided_by, new.decided_at) is distinct from (old.state, old.decided_by, old.decided_at)
      or (new.words is distinct from old.words and new.words is not null)
    ))
  then
    raise exception 'what was asked or decided never changes'
      using errcode = 'check_violation', constraint = 'approval_is_frozen';
  end if;
  return new;
end $$;
create trigger approval_is_frozen before update or delete on approval
  for each row execute function guard_approval();
