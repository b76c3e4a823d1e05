create trigger one_way_fee_is_frozen before insert or update or delete on one_way_fee
  for each row execute function refuse_change_of_published_prices();
