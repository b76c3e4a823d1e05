#!/bin/sh
# Becomes the server, or what the first argument names (`migrate`), with the limits that `npm start` gives it.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
exec node --max-old-space-size="${HEAP_MB:-320}" --max-semi-space-size=8 build/server/main.js "$@"
