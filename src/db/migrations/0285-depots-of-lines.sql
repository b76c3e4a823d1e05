-- Where the trailer of a line is fetched: it may stand elsewhere by then than it does now. Lines from before are fetched where it stands.
alter table cart_item add column depot_id uuid;
alter table cart_item add constraint cart_item_depot foreign key (depot_id) references depot not valid;

alter table quote_line add column depot_id uuid;
alter table quote_line add constraint quote_line_depot foreign key (depot_id) references depot not valid;
