-- no transaction
drop index concurrently if exists transfer_open;
