alter table trailer_stay replica identity using index trailer_stay_begins;

-- Who keeps the fleet in memory hears which trailers move, and where they stand then.
do $$
begin
  if exists (
    select from pg_publication where pubname = 'trailyard_changes' and pg_has_role(current_user, pubowner, 'usage')
  ) then
    alter publication trailyard_changes add table trailer_stay (trailer_id, depot_id, starts_at, ends_at);
    alter publication trailyard_changes drop table trailer;
    alter publication trailyard_changes add table trailer (
      id, number, plate, type, sub_type, price_class, depot_id, status, make, model, first_registered_on, axles, lift_axle,
      tare_kg, payload_kg, inner_length_mm, inner_width_mm, inner_height_mm, euro_pallets, euro_pallets_double, volume_m3,
      tail_lift_kg, telematics, facts, certified_until, moves
    );
  end if;
end $$;
