-- The hours after the return that are part of it: what was agreed holds however often it is moved. Rentals and holds from before,
-- and of processes that do not know of it, have none: the table of types held for all of them.
alter table allocation
  add column turnaround_hours bigint,
  add constraint allocation_turnaround check (
    turnaround_hours is null or (kind <> 'workshop' and turnaround_hours >= 0)
  ) not valid;
