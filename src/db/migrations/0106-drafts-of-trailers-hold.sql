alter table trailer validate constraint trailer_status_known;
