-- A new trailer is a draft until it is complete and somebody offers it. What is on offer today stays so.
alter table trailer
  drop constraint trailer_status_check,
  add constraint trailer_status_known check (status in ('draft', 'active', 'workshop', 'retired')) not valid;
