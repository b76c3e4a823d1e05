alter table cart_item validate constraint cart_item_depot;
alter table quote_line validate constraint quote_line_depot;
