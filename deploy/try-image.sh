#!/bin/sh
# Shows that the image runs as it is meant to, with Podman and a database of its own: read-only, as user 10001, without
# any right of a superuser, and that it stops in peace.
#   DATABASE_URL=postgres://… deploy/try-image.sh [further arguments of podman run]
# PODMAN='podman --runtime runc' where the usual runtime does not like the machine.
set -eu
image="${IMAGE:-localhost/trailyard}"
name=trailyard-trial
port=31999
: "${DATABASE_URL:?where is the database}"
trap 'podman rm -f "$name" >/dev/null; podman volume rm -f "$name" >/dev/null' EXIT

${PODMAN:-podman} run --detach --name "$name" --network host --read-only --cap-drop all --security-opt no-new-privileges \
  --tmpfs /tmp --volume "$name:/data" --env PORT="$port" --env DATABASE_URL="$DATABASE_URL" \
  --env PUBLIC_ORIGIN=https://shop.example --env SECRET_KEY="$(head -c 32 /dev/urandom | base64)" "$@" "$image" >/dev/null
left=120
until podman exec "$name" node -e "fetch('http://127.0.0.1:$port/readyz').then(({ ok }) => process.exit(ok ? 0 : 1))" 2>/dev/null; do
  left=$((left - 1))
  [ "$left" -gt 0 ] || { podman logs "$name" >&2; exit 1; }
  sleep 1
done
echo 'ready'

process="/proc/$(podman inspect --format '{{.State.Pid}}' "$name")"
expect() { grep -qE "$2" "$process/$1" || { echo "not so: $1 $2" >&2; exit 1; }; }
expect status '^Uid:\s+10001\s'
expect status '^CapBnd:\s+0+$'
expect status '^NoNewPrivs:\s+1$'
expect mounts '^\S+ / \S+ ro,'
if podman exec "$name" touch /app/anything 2>/dev/null; then echo 'the program can be changed' >&2; exit 1; fi
podman exec "$name" touch /data/anything
echo 'read-only, unprivileged'

started="$(date +%s)"
podman stop --time 40 "$name" >/dev/null
[ "$(podman inspect --format '{{.State.ExitCode}}' "$name")" = 0 ]
echo "stopped in $(($(date +%s) - started)) s"
