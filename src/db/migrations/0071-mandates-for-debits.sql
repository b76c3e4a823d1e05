alter table mandate
  -- The day on which the customer has told us that the bank knows of it; a B2B mandate is of no use before.
  add column bank_confirmed_on date,
  add column last_collected_on date,
  -- The code of the bank for which nothing is collected with it any more, or that too much came back.
  add column blocked_reason text;
alter table mandate
  add constraint mandate_blocked_reason check (blocked_reason ~ '^([A-Z]{2}[0-9]{2}|returns)$') not valid;
