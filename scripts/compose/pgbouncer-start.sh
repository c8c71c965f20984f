#!/bin/sh
# Starts PgBouncer between the services and PostgreSQL, with a configuration made from its environment: deploy/compose/pgbouncer.yml. Each service
# has a role, a database and so a pool of its own. Its folder has to be in memory, as the roles' passwords are in it: PgBouncer needs them to log in.
set -eu
umask 077
folder=${PGBOUNCER_FOLDER:-/tmp}

# A number, or nothing starts: it becomes a part of the configuration.
number() {
  case $2 in '' | *[!0-9]* | 0) echo "$1 is no number above 0." >&2 && exit 64 ;; esac
  printf '%s' "$2"
}
pool=$(number PGBOUNCER_POOL_SIZE "${PGBOUNCER_POOL_SIZE:-20}")
clients=$(number PGBOUNCER_CLIENTS "${PGBOUNCER_CLIENTS:-2000}")

# Letters and digits only: scripts/compose/check-secrets.sh.
cat >"$folder/users.txt" <<TEXT
"auth" "$AUTH_DB_PASSWORD"
"jobs" "$JOBS_DB_PASSWORD"
"media" "$MEDIA_DB_PASSWORD"
"invoice" "$INVOICE_DB_PASSWORD"
TEXT

# The limits are those that services send when they connect to PostgreSQL itself (packages/service-kit/src/database/data-source.ts). A
# connection of PgBouncer serves many of theirs, so it has them from the start.
limits="SET statement_timeout = '60s'; SET idle_in_transaction_session_timeout = '60s'"
database() {
  echo "$1 = host=${POSTGRES_HOST:-postgres} port=${POSTGRES_PORT:-5432} connect_query='$(echo "$limits" | sed "s/'/''/g")'"
}

cat >"$folder/pgbouncer.ini" <<TEXT
[databases]
$(for name in auth jobs media invoice; do database "$name"; done)

[pgbouncer]
listen_addr = *
listen_port = ${PGBOUNCER_PORT:-6432}
unix_socket_dir = $folder
auth_type = scram-sha-256
auth_file = $folder/users.txt

pool_mode = transaction
default_pool_size = $pool
max_client_conn = $clients
; As many as a connection of a service prepares.
max_prepared_statements = 500
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout

; A call is answered within 3 s, so it waits for a connection no longer than this.
query_wait_timeout = 2
server_connect_timeout = 2
; PostgreSQL that was away is asked again each second, by name: its address may have changed.
server_login_retry = 1
dns_max_ttl = 5
dns_nxdomain_ttl = 1
server_idle_timeout = 60
; Statements are prepared anew on new connections: a migration changes what some of them answer.
server_lifetime = 600
; A machine that is lost closes no connection: its clients are noticed after 25 s, as PostgreSQL notices its own (docker-compose.yml).
tcp_keepidle = 10
tcp_keepintvl = 5
tcp_keepcnt = 3
tcp_user_timeout = 25000

log_connections = 0
log_disconnections = 0
log_stats = 0
TEXT
# A file for each connection. PgBouncer says in its log when they are too few.
ulimit -Sn "$((clients + 20 * pool + 100))" 2>/dev/null || true
exec pgbouncer "$folder/pgbouncer.ini"
