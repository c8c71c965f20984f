#!/bin/bash
# Runs once, when PostgreSQL's volume is empty: makes a role and a database for each service; no role may connect to another's database.
# The tables of keep-tables.sql are kept from their services. Texts sort in English order, as in npm start.
set -euo pipefail
# The statements hold passwords: no slow one is logged.
export PGOPTIONS='-c log_min_duration_statement=-1'

make() {
  psql --username "$POSTGRES_USER" --dbname postgres --set ON_ERROR_STOP=1 --set name="$1" --set password="$2" <<'SQL'
CREATE ROLE :"name" LOGIN PASSWORD :'password';
CREATE DATABASE :"name" OWNER :"name" TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'en-AU';
REVOKE CONNECT ON DATABASE :"name" FROM PUBLIC;
SQL
}

make auth "$AUTH_DB_PASSWORD"
make jobs "$JOBS_DB_PASSWORD"
make media "$MEDIA_DB_PASSWORD"
make invoice "$INVOICE_DB_PASSWORD"
for database in auth jobs invoice; do
  psql --username "$POSTGRES_USER" --dbname "$database" --set ON_ERROR_STOP=1 --quiet --file /keep-tables.sql
done
psql --username "$POSTGRES_USER" --dbname postgres --command 'REVOKE CONNECT ON DATABASE postgres, template1 FROM PUBLIC'
