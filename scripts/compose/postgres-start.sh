#!/bin/bash
# Starts PostgreSQL in its container; its arguments are the image's. Refuses, and changes nothing, while the volume holds data that this
# server would not read: a cluster in another folder (PostgreSQL would make an empty one beside it, and all data would seem to be gone), or one of
# another major version. A folder whose name ends in .set-aside is passed over. UPGRADING.md has the steps.
set -euo pipefail
volume=${POSTGRES_VOLUME:-/var/lib/postgresql}

refuse() {
  printf '%s\n' 'PostgreSQL was not started, and nothing was changed.' "$@" >&2
  # EX_CONFIG of sysexits.h
  exit 78
}

# Whether a cluster has databases: PostgreSQL numbers the first one 16384. Packages and images bring clusters that nobody has used.
has_databases() {
  for database in "$1"/base/[0-9]*; do
    [ ! -d "$database" ] || [ "${database##*/}" -lt 16384 ] || return 0
  done
  return 1
}

# PG_VERSION alone is in each database's folder as well.
clusters() {
  find "$volume" -maxdepth 5 -name '*.set-aside' -prune -o -name PG_VERSION -print 2>/dev/null | while IFS= read -r file; do
    if [ -f "${file%/*}/global/pg_control" ] && has_databases "${file%/*}"; then printf '%s\n' "${file%/*}"; fi
  done
}

own=$(postgres --version | sed 's/^[^0-9]*\([0-9]*\).*/\1/')
elsewhere=$(clusters | grep -vxF "$PGDATA" || true)
if [ -n "$elsewhere" ]; then
  found=
  while IFS= read -r folder; do
    found="$found
  $folder (PostgreSQL $(cat "$folder/PG_VERSION"))"
  done <<<"$elsewhere"
  refuse "Its data is looked for in $PGDATA, but there is a database elsewhere in the volume:$found" \
    'Starting would show an empty or a wrong database. UPGRADING.md, "A database lies elsewhere", has the steps.'
fi
if [ -s "$PGDATA/PG_VERSION" ] && [ "$(cat "$PGDATA/PG_VERSION")" != "$own" ]; then
  refuse "The data in $PGDATA is of PostgreSQL $(cat "$PGDATA/PG_VERSION"), and this is PostgreSQL $own." \
    'UPGRADING.md, "A new major version of PostgreSQL", has the steps.'
fi
exec docker-entrypoint.sh "$@"
