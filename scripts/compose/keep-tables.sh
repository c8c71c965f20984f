#!/bin/sh
# Keeps the audit log and the lines of pay runs from their own services: scripts/stack/keep-tables.sql says how. Before the services start,
# each time; harmless when everything is there.
set -eu
for database in auth invoice; do
  psql --quiet --set ON_ERROR_STOP=1 --dbname "$database" --file /keep-tables.sql >/dev/null
done
