-- Behind PgBouncer the limits of src/db/limits.ts belong to the role, because startup parameters do not arrive.
alter role trailyard set lock_timeout = '5s';
alter role trailyard set statement_timeout = '30s';
alter role trailyard set idle_in_transaction_session_timeout = '10s';
alter role trailyard replication;
