alter table quote_line add column unit_choice text not null default 'exact'
  constraint quote_line_unit_choice check (unit_choice in ('exact', 'any'));
