-- Wakes whoever turns promises into jobs. Equal notifications of one transaction are one, and go out with its commit.
create function tell_of_outbox() returns trigger
language plpgsql as $$
begin
  perform pg_notify('outbox', '');
  return null;
end
$$;

create trigger outbox_tells after insert on outbox
for each statement execute function tell_of_outbox();
