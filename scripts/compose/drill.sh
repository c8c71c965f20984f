#!/bin/sh
# Restores the newest backup for a trial, from BACKUP_TARGET when it is set, into its own PostgreSQL and folder, and compares rows and
# objects. The product is not touched. Prints what differs and exits with 1 then.
set -eu
cd "$(dirname "$0")/../.."
exec docker compose exec -T backup-schedule node scripts/backup/main.mjs drill /backups
