alter table bank_entry validate constraint bank_entry_company;
alter table bank_entry validate constraint bank_entry_grounds;
