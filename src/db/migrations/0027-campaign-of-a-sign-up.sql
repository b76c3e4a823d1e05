-- What the address said of a campaign when somebody signed up, until the mailed link is used.
alter table sign_up add column campaign_parameters jsonb;
