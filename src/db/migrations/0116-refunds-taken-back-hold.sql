alter table payment validate constraint payment_has_its_company;
