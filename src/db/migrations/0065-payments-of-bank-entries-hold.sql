alter table payment validate constraint payment_bank_entry;
