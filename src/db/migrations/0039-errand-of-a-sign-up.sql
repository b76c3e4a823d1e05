-- Where somebody was when they decided to sign up, until the mailed link is used: only ever a search or a trailer.
alter table sign_up add column errand text constraint sign_up_errand_inside check (errand ~ '^/trailers([/?#]|$)');
-- The legal texts that were accepted with the sign-up; a version that is no longer in force is asked for again.
alter table sign_up add column terms_version text;
alter table sign_up add column privacy_version text;
