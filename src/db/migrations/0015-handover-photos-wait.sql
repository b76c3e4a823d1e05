-- A photo that arrives while a signature is being written must wait for it and then be refused. The first version of
-- this function looked for a signature before it waited, and let such a photo through.

create or replace function refuse_photo_of_signed_handover() returns trigger language plpgsql as $$
begin
  perform from handover where id in (old.handover_id, new.handover_id) for share;
  -- A statement of its own, so that it sees what was committed during the wait.
  if exists (select from handover where id in (old.handover_id, new.handover_id) and signed_at is not null) then
    raise exception 'a signed handover never changes'
      using errcode = 'check_violation', constraint = 'handover_is_signed';
  end if;
  return coalesce(new, old);
end $$;
