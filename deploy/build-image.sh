#!/bin/sh
# Builds the image with Buildah. try-image.sh beside it shows that it runs as it is meant to.
#   deploy/build-image.sh                        with the base that the Dockerfile names, from its registry
#   deploy/build-image.sh --base-folder /some/root   with a folder that has Node.js 24 and npm, where there is no registry
set -eu
cd "$(dirname "$0")/.."
image="${IMAGE:-localhost/trailyard}"
if [ "${1:-}" = --base-folder ]; then
  base="$(buildah from scratch)"
  buildah copy -q "$base" "$2" /
  # Node.js brings its own list of authorities; a folder of the house may know more of them.
  buildah config --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt \
    --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$base"
  buildah commit -q --rm "$base" localhost/trailyard-base
  set -- --build-arg NODE_IMAGE=localhost/trailyard-base
else
  set --
fi
buildah build --layers --isolation chroot --format docker -f deploy/Dockerfile -t "$image" "$@" .
buildah images "$image"
