-- What a mail was asked for by: ids alone, so that it can be put into words anew. Null where sending again makes no sense.
alter table sent_mail add column request jsonb;
