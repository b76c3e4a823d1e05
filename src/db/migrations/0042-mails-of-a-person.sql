-- no transaction
create index concurrently if not exists sent_mail_of_user on sent_mail (user_id) where user_id is not null;
