-- What is next of a booking, as microseconds: the pick-up of what is reserved, the return of what is out. What is over comes
-- after all of that, the latest first. The seconds of an instant depend on no setting, though the database cannot know.
create function next_handover(status text, starts_at timestamptz, ends_at timestamptz) returns bigint
  language sql immutable strict parallel safe
  return case
    when status = 'reserved' then (extract(epoch from starts_at) * 1000000)::bigint
    when status in ('onRent', 'returnAnnounced') then (extract(epoch from ends_at) * 1000000)::bigint
    else 100000000000000000 - (extract(epoch from starts_at) * 1000000)::bigint
  end;
