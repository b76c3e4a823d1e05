#!/bin/sh
# Brings a release out: release.sh registry.example/trailyard:1.2.3
# Migrations first and to their end, then the processes one by one. If the migrations fail, the old release goes on.
set -eu
image="${1:?which image}"
folder="$(dirname "$0")"

# What kustomize would have to be told by a changed file, in a copy of it.
render() {
  kubectl kustomize "$folder/$1" | sed "s|image: registry.example/trailyard:latest|image: $image|"
}

kubectl apply -f "$folder/shop/namespace.yaml"
kubectl -n trailyard apply -f "$folder/shop/config.yaml"
kubectl -n trailyard delete job migrate --ignore-not-found --wait
render migrate | kubectl apply -f -
# It ends as Complete or as Failed.
until ended="$(kubectl -n trailyard get job migrate -o 'jsonpath={.status.conditions[?(@.status=="True")].type}')" &&
  echo "$ended" | grep -qE 'Complete|Failed'; do sleep 2; done
if echo "$ended" | grep -q Failed; then
  kubectl -n trailyard logs job/migrate --tail=50 >&2
  exit 1
fi
render shop | kubectl apply -f -
kubectl -n trailyard rollout status deployment/web --timeout=15m
kubectl -n trailyard rollout status deployment/worker --timeout=15m
