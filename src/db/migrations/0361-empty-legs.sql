-- What a customer pays, net, who brings the trailer there on the way of a transfer that is planned; null if it is not offered.
alter table transfer add column offer_cents bigint check (offer_cents > 0);

-- A line that takes such a way in the place of our driver.
alter table cart_item add column leg_id uuid;
alter table cart_item add constraint cart_item_leg foreign key (leg_id) references transfer on delete cascade not valid;

-- Its price is kept beside the services of the booking, under a key that no service has.
alter table service add constraint service_key_is_no_leg check (key <> 'emptyLeg') not valid;
