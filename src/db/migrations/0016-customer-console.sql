-- The lists of the operator's console over customers, mails and the log.

-- The words of some texts, as a search for their beginnings needs them: punctuation separates, so that the parts of an
-- address or of a number are found as well. src/db/search-words.ts cuts what is asked for in the same way.
create function search_words(variadic texts text[]) returns tsvector
  language sql immutable parallel safe
  return to_tsvector('simple', translate(
    array_to_string(texts, ' '), $$!"#$%&'()*+,-./:;<=>?@[\]^_`{|}~$$, '                                '
  ));

create index business_unit_search on business_unit using gin
  (search_words(name, registration_number, vat_id, tax_number, invoice_email));
create index business_unit_newest on business_unit (created_at, id);
create index business_unit_of_status on business_unit (status, lower(name), id);
create index business_unit_of_country on business_unit (country, lower(name), id);
create index business_unit_of_risk on business_unit (risk_status, lower(name), id);

create index user_account_search on user_account using gin (search_words(first_name, last_name, email));
create index user_account_newest on user_account (created_at, id);
create index user_account_last_seen on user_account (coalesce(last_seen_at, 'epoch'), id);
create index user_account_not_active on user_account (lower(last_name), lower(first_name), id) where status <> 'active';
create index user_account_operators on user_account (lower(last_name), lower(first_name), id) where is_admin;

create index sent_mail_search on sent_mail using gin (search_words(recipient, subject));
drop index sent_mail_newest;
create index sent_mail_newest on sent_mail (created_at, id);
create index sent_mail_of_status on sent_mail (status, created_at, id);
create index sent_mail_of_template on sent_mail (template, created_at, id);
