-- What a trailer must be able to show before it may be rented, as `domain/trailer/required-certificate.ts` says it.
create function required_certificates(type text, facts jsonb, tail_lift_kg int) returns text[]
  language sql immutable parallel safe
  return array_remove(
    array[
      'hu',
      case when type = 'cool' then 'atp' end,
      case when facts ->> 'xlCertificate' = 'true' then 'xl' end,
      case when coalesce(facts -> 'adr', '[]') <> '[]' then 'adr' end,
      case when facts ->> 'thermoCertificate' = 'true' then 'thermo' end,
      case when facts ->> 'gmpPlus' = 'true' then 'gmp' end,
      case when tail_lift_kg is not null then 'tailLift' end
    ],
    null
  );

-- The earliest end among all certificates of a trailer. None while a required one is missing: missing is not valid.
create function certified_until_of(which uuid, required text[]) returns date language sql stable
  return (
    select case when required <@ coalesce(array_agg(c.kind), '{}') then min(c.valid_until) end
    from certificate c where c.trailer_id = which
  );

create or replace function keep_certified_until() returns trigger language plpgsql as $$
begin
  update trailer t
  set certified_until = certified_until_of(t.id, required_certificates(t.type, t.facts, t.tail_lift_kg))
  where t.id = coalesce(new.trailer_id, old.trailer_id);
  return null;
end $$;

-- Another equipment may need another certificate.
create function keep_certified_with_facts() returns trigger language plpgsql as $$
begin
  new.certified_until = certified_until_of(new.id, required_certificates(new.type, new.facts, new.tail_lift_kg));
  return new;
end $$;
create trigger trailer_certified before update of type, facts, tail_lift_kg on trailer
  for each row
  when (
    required_certificates(old.type, old.facts, old.tail_lift_kg)
      is distinct from required_certificates(new.type, new.facts, new.tail_lift_kg)
  )
  execute function keep_certified_with_facts();
