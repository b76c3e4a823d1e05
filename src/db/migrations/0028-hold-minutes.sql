-- How long a unit has kept a trailer from others without ordering it counts against what it may hold in a day. The
-- default is for processes of the version before, which still write while this one starts.
alter table hold_lapse add column held_from timestamptz not null default now();

drop index hold_lapse_recent;
create index hold_lapse_of_unit on hold_lapse (business_unit_id, lapsed_at) include (trailer_id, held_from);
