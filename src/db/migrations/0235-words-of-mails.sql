-- How the operator says in a mail what the catalogue says otherwise, version by version. A mail without a version, or whose
-- newest has no words, says what the catalogue has. Nothing of it ever changes: the next version does.
create table mail_words (
  template text not null check (template ~ '^[a-z][A-Za-z0-9]{1,40}$'),
  locale text not null check (locale in ('de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'ro', 'ru')),
  version bigint not null check (version > 0),
  words jsonb check (jsonb_typeof(words) = 'object'),
  reason text check (length(reason) between 1 and 200),
  changed_at timestamptz not null,
  changed_by uuid not null references user_account,
  primary key (template, locale, version)
);
create index mail_words_changed_by on mail_words (changed_by);

create trigger mail_words_is_final before update or delete or truncate on mail_words
  for each statement execute function refuse_any_change();
