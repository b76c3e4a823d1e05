-- Whether exactly this trailer is wanted, or an equal or better one may be given instead.
alter table cart_item add column unit_choice text not null default 'exact'
  constraint cart_item_unit_choice check (unit_choice in ('exact', 'any'));
