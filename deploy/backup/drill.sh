#!/bin/sh
# Proves that the backup can be restored to a point in time, beside everything that runs, and tells how long it takes:
#   drill.sh '2026-05-04 10:15:00+00' [query]
# Run it as the owner of PostgreSQL's files on a machine with room for the database. It writes to one folder, listens on
# a socket there, archives nothing, and leaves nothing behind. The query is answered from what was restored.
set -eu
target="${1:?a point in time, such as 2026-05-04 10:15:00+00}"
query="${2:-select count(*) as orders, max(created_at) as newest from customer_order}"
stanza="${STANZA:-trailyard}"
database="${DATABASE:-trailyard}"
bin="${PG_BIN:-/usr/lib/postgresql/18/bin}"
folder="$(mktemp -d "${DRILL_FOLDER:-/var/tmp}/trailyard-drill.XXXXXX")"

finish() {
  [ ! -f "$folder/data/postmaster.pid" ] || "$bin/pg_ctl" --pgdata="$folder/data" --mode=immediate stop >/dev/null
  rm -rf "$folder"
}
trap finish EXIT

now() { date +%s; }

started="$(now)"
mkdir -m 700 "$folder/data"
pgbackrest --stanza="$stanza" --pg1-path="$folder/data" --type=time --target="$target" --target-action=promote \
  --archive-mode=off --log-level-console=warn restore
restored="$(now)"

# A replay needs at least as many connections, senders and slots as the primary had, or it stops; pg_controldata knows.
setting() { "$bin/pg_controldata" "$folder/data" | sed -n "s/^$1 setting: *//p"; }
"$bin/pg_ctl" --pgdata="$folder/data" --log="$folder/log" --timeout=3600 --wait \
  --options="-c listen_addresses= -c unix_socket_directories=$folder -c port=5432 -c shared_preload_libraries= \
    -c max_connections=$(setting max_connections) -c max_worker_processes=$(setting max_worker_processes) \
    -c max_wal_senders=$(setting max_wal_senders) -c max_locks_per_transaction=$(setting max_locks_per_xact) \
    -c max_prepared_transactions=$(setting max_prepared_xacts)" start >/dev/null || { cat "$folder/log" >&2; exit 1; }
until [ "$("$bin/psql" -h "$folder" -d "$database" -Atc 'select pg_is_in_recovery()')" = f ]; do sleep 1; done
replayed="$(now)"

"$bin/psql" -h "$folder" -d "$database" -c "$query"
echo "restored in $((restored - started)) s, replayed to $target in $((replayed - restored)) s"
