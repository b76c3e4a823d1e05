update trailer t set certified_until = null
where t.certified_until is not null
  and certified_until_of(t.id, required_certificates(t.type, t.facts, t.tail_lift_kg)) is null;
