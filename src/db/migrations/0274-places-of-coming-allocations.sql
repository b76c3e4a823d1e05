-- What is over has no place: nothing is planned around it any more.
update allocation a set depot_id = s.depot_id
from trailer_stay s
where a.ends_at > now() and a.depot_id is null and a.from_depot_id is null
  and s.trailer_id = a.trailer_id and s.during @> tstzrange(a.starts_at, a.ends_at);
