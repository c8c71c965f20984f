#!/bin/sh
# Makes PostgreSQL's role `monitor`, which reads figures and no data, and the statistics of statements. Harmless when they are there.
set -eu
# The statements hold passwords: no slow one is logged.
export PGOPTIONS='-c log_min_duration_statement=-1'
exec psql --quiet --set ON_ERROR_STOP=1 --set password="$MONITOR_DB_PASSWORD" --dbname postgres <<'SQL'
SELECT 'CREATE ROLE monitor' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'monitor') \gexec
ALTER ROLE monitor LOGIN CONNECTION LIMIT 5 PASSWORD :'password';
GRANT pg_monitor TO monitor;
GRANT CONNECT ON DATABASE postgres TO monitor;
CREATE EXTENSION IF NOT EXISTS pg_stat_statements;
SQL
