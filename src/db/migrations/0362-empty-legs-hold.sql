alter table cart_item validate constraint cart_item_leg;
alter table service validate constraint service_key_is_no_leg;
