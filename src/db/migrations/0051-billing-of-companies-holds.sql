alter table business_unit
  validate constraint business_unit_billing_cycle,
  validate constraint business_unit_payment_term,
  validate constraint business_unit_invoice_format,
  validate constraint business_unit_peppol_id,
  validate constraint business_unit_invoice_address;
