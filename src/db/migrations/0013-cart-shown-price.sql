-- What the owner was last shown: an order that would cost something else is refused with both amounts.
alter table cart add column shown jsonb;
