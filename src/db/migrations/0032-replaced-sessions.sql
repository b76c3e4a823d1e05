-- Signing in again in the same browser ends the session that the browser held.
alter table session drop constraint session_revoked_because_check;
alter table session add constraint session_revoked_because_check check (revoked_because in (
  'logout', 'tokenReuse', 'passwordChanged', 'passwordReset', 'memberRemoved', 'blocked', 'impersonationEnded', 'newVersion',
  'newLogin'
));
