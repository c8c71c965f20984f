#!/bin/sh
# Keeps the tables that scripts/stack/keep-tables.sql names from their own services. Before the services start, each time; harmless when
# everything is there.
set -eu
for database in auth jobs invoice; do
  psql --quiet --set ON_ERROR_STOP=1 --dbname "$database" --file /keep-tables.sql >/dev/null
done
