#!/bin/sh
# Prints Redis' list of users (ACL file) with the passwords of its environment, as hashes: one user for each service with rights to the
# keys of its own queues only, one for the backup, one for the operator. The default user is off: nobody can log in as it.
# docker compose and npm start use its output.
set -eu

# The commands of BullMQ and ioredis. Of the dangerous ones only INFO, which shows figures and neither names nor contents of keys.
commands='-@all +@read +@write +@pubsub +@transaction +@connection +eval +evalsha +script|load +script|exists'
commands="$commands -@dangerous -@admin -scan -randomkey -dbsize -keys +info"
# Channels for nudges between services; their messages are not authenticated.
notices='resetchannels &cleaning.*'

# macOS has the second one only.
hash() { printf '%s' "$1" | if command -v sha256sum >/dev/null; then sha256sum; else shasum -a 256; fi | cut -d ' ' -f 1; }

# user NAME PASSWORD RULES
user() { printf 'user %s reset on sanitize-payload #%s %s\n' "$1" "$(hash "$2")" "$3"; }

# Keys of queues; producers and workers both write them.
queues() {
  for queue in "$@"; do printf '~cleaning:%s:* ' "$queue"; done
}

# At a start Redis repeats the transactions of its append-only file with the rights of the default user, and leaves out what that user
# may not do (github.com/redis/redis/issues/14541): without these rights all jobs were lost.
echo 'user default reset off ~* -@all +@write'
user operator "$REDIS_PASSWORD" '~* &* +@all'
# The page of the queues reads all of them. BullMQ's scripts that read declare the queue's key as written; nothing is stored under it.
# CLIENT LIST shows whether a queue has a worker.
looked_at='%R~cleaning:* ~cleaning:changes-jobs-to-media: ~cleaning:changes-media-to-jobs: ~cleaning:changes-jobs-to-invoice: ~cleaning:changes-invoice-to-jobs: ~cleaning:changes-invoice-to-media: ~cleaning:changes-media-to-invoice: ~cleaning:gallery-images: ~cleaning:company-exports: ~cleaning:xero:'
user auth "$AUTH_REDIS_PASSWORD" "$(queues changes-auth-to-jobs changes-auth-to-media changes-auth-to-invoice \
  changes-jobs-to-auth changes-media-to-auth changes-invoice-to-auth mail push sms webhooks)$looked_at $notices $commands +client|list"
user jobs "$JOBS_REDIS_PASSWORD" "$(queues changes-auth-to-jobs changes-jobs-to-auth changes-jobs-to-media changes-media-to-jobs changes-jobs-to-invoice changes-invoice-to-jobs)$notices $commands"
user media "$MEDIA_REDIS_PASSWORD" "$(queues changes-auth-to-media changes-media-to-auth changes-jobs-to-media changes-media-to-jobs changes-invoice-to-media changes-media-to-invoice gallery-images company-exports)$notices $commands"
user invoice "$INVOICE_REDIS_PASSWORD" "$(queues changes-auth-to-invoice changes-invoice-to-auth changes-jobs-to-invoice changes-invoice-to-jobs \
  changes-invoice-to-media changes-media-to-invoice xero)$notices $commands"
# Figures alone, for docker-compose.monitoring.yml.
[ -z "${MONITOR_REDIS_PASSWORD-}" ] ||
  user monitor "$MONITOR_REDIS_PASSWORD" 'resetkeys resetchannels -@all +ping +info +client|setname +slowlog|len +latency|latest'
# A restore empties the queues. It reads nothing.
user backup "$BACKUP_REDIS_PASSWORD" 'resetkeys resetchannels -@all +@connection -@dangerous -@admin +info +flushdb'
