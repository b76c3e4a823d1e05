-- What every process follows to know what has changed: availability, and all that a guest's page can show. Rows that are wide or
-- private are told in part, always with their key. Generated columns cannot be told by every version: what they come from is.
do $$
begin
  -- Without the right the shop runs as well, and answers every search with SQL.
  if not has_database_privilege(current_database(), 'create') then
    raise warning 'The publication trailyard_changes is not made: this role may not create anything in the database.';
    return;
  end if;
  -- It belongs to the database and outlives a schema that was emptied.
  drop publication if exists trailyard_changes;
  create publication trailyard_changes for table
    allocation (trailer_id, id, kind, starts_at, ends_at, business_unit_id, expires_at),
    booking (id, trailer_id, status, ends_at),
    trailer (
      id, number, plate, type, sub_type, price_class, depot_id, status, make, model, first_registered_on, axles, lift_axle,
      tare_kg, payload_kg, inner_length_mm, inner_width_mm, inner_height_mm, euro_pallets, euro_pallets_double, volume_m3,
      tail_lift_kg, telematics, facts, certified_until
    ),
    certificate (trailer_id, kind, valid_until),
    trailer_image (trailer_id, id),
    trailer_document (trailer_id, id),
    depot,
    depot_exception,
    price_list (id, valid_from, published_at),
    price_band,
    depot_factor,
    service,
    service_price;
end $$;
