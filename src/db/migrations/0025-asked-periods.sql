-- What was asked for, in wall times, so that the cart can say what the opening hours made of it.
alter table cart_item
  add column asked_from text,
  add column asked_to text,
  add constraint cart_item_asked_period check ((asked_from is null) = (asked_to is null));
