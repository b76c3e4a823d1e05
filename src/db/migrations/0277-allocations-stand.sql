-- Whoever takes a trailer takes it at a place where it stands all that time, whatever is planned later.
alter table allocation
  add constraint allocation_stands foreign key (trailer_id, depot_id, period during)
  references trailer_stay (trailer_id, depot_id, period during) deferrable initially deferred not valid;
