#!/bin/sh
# Shows the drill on a throw-away cluster: orders arrive during the backup and after it, the table is dropped, and the
# drill brings back every order that was committed before. Needs PostgreSQL, pgBackRest and nothing else; run it as an
# unprivileged user. ORDERS and PG_BIN may be set.
set -eu
here="$(cd "$(dirname "$0")" && pwd)"
export PG_BIN="${PG_BIN:-/usr/lib/postgresql/18/bin}"
orders="${ORDERS:-2000000}"
folder="$(mktemp -d /var/tmp/trailyard-try.XXXXXX)"
# The same settings as in production, with a folder for a bucket.
export PGBACKREST_CONFIG="$folder/pgbackrest.conf" PGBACKREST_REPO1_CIPHER_PASS='only for this try'
export STANZA=trailyard DATABASE=postgres DRILL_FOLDER="$folder"

finish() {
  "$PG_BIN/pg_ctl" --pgdata="$folder/data" --mode=immediate stop >/dev/null 2>&1 || true
  rm -rf "$folder"
}
trap finish EXIT

mkdir "$folder/repo" "$folder/log" "$folder/spool" "$folder/lock"
sed -e '/^repo1-s3/d' -e 's|^repo1-type=.*|repo1-type=posix|' -e "s|^repo1-path=.*|repo1-path=$folder/repo|" \
  -e "s|^spool-path=.*|spool-path=$folder/spool\nlog-path=$folder/log\nlock-path=$folder/lock|" \
  -e "s|^pg1-path=.*|pg1-path=$folder/data|" -e "s|^pg1-socket-path=.*|pg1-socket-path=$folder\npg1-database=postgres|" \
  -e 's|^log-level-console=.*|log-level-console=warn|' "$here/pgbackrest.conf" >"$PGBACKREST_CONFIG"

ask() { "$PG_BIN/psql" -h "$folder" -d postgres -v ON_ERROR_STOP=1 -Atqc "$1"; }
"$PG_BIN/initdb" --pgdata="$folder/data" --auth=trust --data-checksums >/dev/null
"$PG_BIN/pg_ctl" --pgdata="$folder/data" --log="$folder/log/postgres" --wait --options="-c listen_addresses= \
  -c unix_socket_directories=$folder -c wal_level=logical -c archive_mode=on -c max_connections=300 \
  -c archive_command='pgbackrest --stanza=trailyard archive-push %p'" start >/dev/null
pgbackrest --stanza=trailyard stanza-create
ask "create table customer_order (id bigint primary key generated always as identity,
  created_at timestamptz not null default clock_timestamp(), facts text not null)"
place() { ask "insert into customer_order (facts) select repeat(md5(i::text), 12) from generate_series(1, $1) as i"; }
place "$orders"
echo "database: $(ask "select pg_size_pretty(pg_database_size('postgres'))"), $orders orders"

started="$(date +%s)"
pgbackrest --stanza=trailyard --type=full backup &
backup=$!
place 1000
wait "$backup"
echo "full backup: $(($(date +%s) - started)) s, $(du -sh "$folder/repo" | cut -f1) encrypted and compressed"
place 717
expected="$(ask 'select count(*) from customer_order')"
sleep 1
moment="$(ask 'select clock_timestamp()')"
sleep 1
ask 'drop table customer_order; select pg_switch_wal()' >/dev/null
until ask "select last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) from pg_stat_archiver" | grep -q t; do
  sleep 1
  ask 'select pg_switch_wal()' >/dev/null
done
answer="$(sh "$here/drill.sh" "$moment" 'select count(*) as orders from customer_order')"
echo "$answer"
echo "$answer" | grep -qw "$expected" && echo "all $expected orders are back"
