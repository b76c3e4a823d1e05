-- no transaction
create index concurrently if not exists user_account_mail_domain on user_account (split_part(email, '@', 2));
