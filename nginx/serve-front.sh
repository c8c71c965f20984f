#!/bin/sh
# Entry of a front end's container. Puts this build's hashed files beside those of earlier builds, in a volume that all replicas read:
# a page that was opened before an update finds its files, and while old and new replicas answer side by side each has the other's.
set -eu
cd /srv/front
incoming=released/.incoming-$(hostname)
mkdir -p released/static "$incoming"
cp -R static/. "$incoming"
# A rename is whole or not at all: a replica that runs already may be reading.
(cd "$incoming" && find . -type d -exec mkdir -p "../static/{}" \; && find . -type f -exec mv {} "../static/{}" \;)
rm -rf "$incoming"
find released/static -type f -mtime "+${KEEP_RELEASED_DAYS:-30}" -delete
exec nginx -g 'daemon off;'
