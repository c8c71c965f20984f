#!/bin/sh
# Replaces databases and objects by those of a backup in FOLDER (default: backups/ beside docker-compose.yml; default NAME: the newest),
# also in empty volumes. The services are stopped meanwhile. A damaged backup changes nothing.
# An encrypted backup needs BACKUP_IDENTITY_FILE: the file with the private half of its key.
# usage: [BACKUP_IDENTITY_FILE=FILE] restore.sh [FOLDER] [NAME]
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
BACKUP_DIR=$(cd "${1:-$root/backups}" && pwd)
BACKUP_USER=$(stat -c '%u:%g' "$BACKUP_DIR")
# What restic has brought back belongs to its owner on the other machine, whom the container is not, and it has no rights of root's either.
[ "$(id -u)" != 0 ] || find "$BACKUP_DIR" ! -user "${BACKUP_USER%:*}" -exec chown -h "$BACKUP_USER" {} +
export BACKUP_DIR BACKUP_USER
cd "$root"
docker compose up -d --wait postgres redis objects
docker compose stop svc-auth svc-jobs svc-media svc-invoice
# A restore replaces tables that nobody else may drop; keep-tables keeps the new ones.
for database in auth jobs invoice; do
  for trigger in keep_dropped keep_moved; do
    docker compose exec -T postgres psql --quiet -U postgres -d "$database" -c "DROP EVENT TRIGGER IF EXISTS $trigger" </dev/null
  done
done
status=0
if [ -n "${BACKUP_IDENTITY_FILE:-}" ]; then
  # Read here: the container's user cannot read it.
  docker compose run --rm -T -e BACKUP_IDENTITY_FILE=- backup restore /backups ${2:+"$2"} <"$BACKUP_IDENTITY_FILE" || status=$?
else
  docker compose run --rm -T backup restore /backups ${2:+"$2"} || status=$?
fi
docker compose up -d --wait
exit "$status"
