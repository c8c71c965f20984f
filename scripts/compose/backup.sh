#!/bin/sh
# Takes a backup of the running product into FOLDER (default: backups/ beside docker-compose.yml), checks it and removes old ones: those
# of seven days, five weeks and twelve months are kept. `check` and `list` read existing backups. See docs/operations.md.
# usage: backup.sh [FOLDER] | backup.sh check|list [FOLDER] [NAME]
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
command=take
case ${1-} in check | list) command=$1 && shift ;; esac
folder=${1:-$root/backups}
mkdir -p "$folder"
BACKUP_DIR=$(cd "$folder" && pwd)
# The container does not run as root: for root, the folder gets the container's user as owner; other users run the container as themselves.
if [ "$(id -u)" = 0 ]; then chown 1000:1000 "$BACKUP_DIR"; else BACKUP_USER="$(id -u):$(id -g)"; fi
chmod 700 "$BACKUP_DIR"
export BACKUP_DIR BACKUP_USER="${BACKUP_USER:-1000:1000}"
cd "$root"
exec docker compose run --rm -T backup "$command" /backups ${2:+"$2"}
