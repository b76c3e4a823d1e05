-- Money that came by the bank names the entry that shows it.
alter table payment
  add constraint payment_bank_entry foreign key (bank_entry_id) references bank_entry not valid;
