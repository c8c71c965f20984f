#!/bin/sh
# Names the images of others by the digest that their registry has for the version (name:version@sha256:…), in the compose files and in the
# Dockerfile: the same bytes then run everywhere, whatever the version comes to mean. For whoever changes a version; needs the registries.
# usage: pin-images.sh [off]      off: takes the digests away, as for images that were made on this machine
set -eu
cd "$(dirname "$0")/../.."
files='docker-compose.yml docker-compose.monitoring.yml Dockerfile'
is_other='^( +image: |FROM )[a-z0-9][a-z0-9./_-]*:[A-Za-z0-9._-]+(@sha256:[0-9a-f]{64})?( AS .*)?$'

# Of the version, also when the file has a digest already.
# shellcheck disable=SC2086 -- several files
images=$(grep -hE "$is_other" $files | sed -E 's/^( +image: |FROM )([^ @]+).*$/\2/' | sort -u)
missing=0
for image in $images; do
  digest=
  if [ "${1-}" != off ]; then
    docker pull --quiet "$image" >/dev/null || true
    digest=$(docker image inspect --format '{{range .RepoDigests}}{{.}}{{"\n"}}{{end}}' "$image" 2>/dev/null | sed -n 's/^.*@\(sha256:[0-9a-f]\{64\}\)$/@\1/p' | head -n 1)
    [ -n "$digest" ] || {
      echo "$image: its registry gives no digest; the line stays as it is." >&2
      missing=1
      continue
    }
  fi
  name=$(printf '%s' "$image" | sed 's/\./\\./g')
  # shellcheck disable=SC2086 -- several files
  sed -E -i "s#^( +image: |FROM )$name(@sha256:[0-9a-f]{64})?( AS .*)?\$#\1$image$digest\3#" $files
  echo "$image$digest"
done
exit $missing
