-- One of a kind for each trailer of a booking. Under its old name, which processes of the version before ask for.
alter table handover
  drop constraint handover_one_of_a_kind,
  add constraint handover_one_of_a_kind unique using index handover_of_trailer_and_kind;
