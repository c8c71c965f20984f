#!/bin/sh
# Entrypoint of a front end's container. Copies this build's hashed files to those of earlier builds, in a volume that all replicas read:
# pages that were opened before an update find their files, and old and new replicas can serve each other's.
set -eu
cd /srv/front
incoming=released/.incoming-$(hostname)
mkdir -p released/static "$incoming"
cp -R static/. "$incoming"
# A rename is atomic: running replicas may be reading.
(cd "$incoming" && find . -type d -exec mkdir -p "../static/{}" \; && find . -type f -exec mv {} "../static/{}" \;)
rm -rf "$incoming"
find released/static -type f -mtime "+${KEEP_RELEASED_DAYS:-30}" -delete
# The shell: what svc-media has written for this build is served from the first answer on, if it comes in time.
if [ -f build.txt ] && [ -d /srv/pages ]; then
  tries=0
  while [ ! -f "/srv/pages/$(cat build.txt).written" ] && [ "$tries" -lt "${PAGES_WAIT_SECONDS:-15}" ]; do
    tries=$((tries + 1))
    sleep 1
  done
fi
exec nginx -g 'daemon off;'
