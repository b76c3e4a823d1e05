-- Apart from the columns: it waits for two tables, and nobody who reads waits for it.
alter table business_unit
  add constraint business_unit_invoice_address
    foreign key (id, invoice_address_id) references address (business_unit_id, id) not valid;
