-- What is offered stands on pages that guests share, so every process hears of it.
do $$
begin
  if exists (
    select from pg_publication where pubname = 'trailyard_changes' and pg_has_role(current_user, pubowner, 'usage')
  ) then
    alter publication trailyard_changes add table transfer (id, status, offer_cents);
  end if;
end $$;
