-- Those from before: as far as anybody knows, each has always stood where it stands.
insert into trailer_stay (trailer_id, depot_id, starts_at, ends_at, is_told)
select id, depot_id, '-infinity', 'infinity', true from trailer
on conflict do nothing;
