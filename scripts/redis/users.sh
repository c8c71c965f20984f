#!/bin/sh
# Prints Redis' list of users (ACL file) with the passwords of its environment, as hashes: one user for each service with rights to the
# keys of its own queues only, one for the backup, one for the operator. The default user, whom nobody needs a name for, is off.
# docker compose, Kubernetes and npm start all start Redis with what this prints.
set -eu

# What BullMQ and ioredis call. Of the dangerous commands only INFO, which says figures and no keys' names or contents.
commands='-@all +@read +@write +@pubsub +@transaction +@connection +eval +evalsha +script|load +script|exists'
commands="$commands -@dangerous -@admin -scan -randomkey -dbsize -keys +info"
# Notices between services; a publisher's name is no proof of anything.
notices='resetchannels &cleaning.*'

hash() { printf '%s' "$1" | sha256sum | cut -d ' ' -f 1; }

# user NAME PASSWORD RULES
user() { printf 'user %s reset on sanitize-payload #%s %s\n' "$1" "$(hash "$2")" "$3"; }

# Keys of queues; who adds to a queue and who works it off both write them.
queues() {
  for queue in "$@"; do printf '~cleaning:%s:* ' "$queue"; done
}

echo 'user default reset off'
user operator "$REDIS_PASSWORD" '~* &* +@all'
# The page of the queues looks into all of them. BullMQ's scripts that look name a queue's address as if they wrote to it; nothing is
# kept under that name. CLIENT LIST says whether a queue has a worker.
looked_at='%R~cleaning:* ~cleaning:changes-jobs-to-invoice: ~cleaning:gallery-images:'
user auth "$AUTH_REDIS_PASSWORD" "$(queues changes-auth-to-jobs changes-auth-to-media changes-auth-to-invoice \
  changes-jobs-to-auth changes-media-to-auth changes-invoice-to-auth)$looked_at $notices $commands +client|list"
user jobs "$JOBS_REDIS_PASSWORD" "$(queues changes-auth-to-jobs changes-jobs-to-auth changes-jobs-to-invoice)$notices $commands"
user media "$MEDIA_REDIS_PASSWORD" "$(queues changes-auth-to-media changes-media-to-auth gallery-images)$notices $commands"
user invoice "$INVOICE_REDIS_PASSWORD" "$(queues changes-auth-to-invoice changes-invoice-to-auth changes-jobs-to-invoice)$notices $commands"
# A restore empties the queues. It reads nothing.
user backup "$BACKUP_REDIS_PASSWORD" 'resetkeys resetchannels -@all +@connection -@dangerous -@admin +info +flushdb'
