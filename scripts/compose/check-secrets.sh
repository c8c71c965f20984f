#!/bin/sh
# Checks the secrets in its environment: prints the name of each one that is missing, short, well known or used twice, never a value.
# Exits with 1 if there is one: then docker compose starts nothing and scripts/swarm/deploy.sh deploys nothing.
set -u
names='POSTGRES_PASSWORD AUTH_DB_PASSWORD JOBS_DB_PASSWORD MEDIA_DB_PASSWORD INVOICE_DB_PASSWORD
  REDIS_PASSWORD AUTH_REDIS_PASSWORD JOBS_REDIS_PASSWORD MEDIA_REDIS_PASSWORD INVOICE_REDIS_PASSWORD BACKUP_REDIS_PASSWORD
  AUTH_JOBS_SECRET AUTH_MEDIA_SECRET AUTH_INVOICE_SECRET JOBS_MEDIA_SECRET JOBS_INVOICE_SECRET MEDIA_INVOICE_SECRET
  S3_ACCESS_KEY S3_SECRET_KEY DOCUMENT_LINK_SECRET DATA_KEY BACKUP_PASSWORD ADMIN_PASSWORD'
wrong=0

refuse() {
  echo "$1 $2." >&2
  wrong=1
}

# An S3 access key is a name and may be short. Secrets that sign, seal or authenticate: 256 bits need as many characters.
least() {
  case $1 in
    *_SECRET | DATA_KEY) echo 32 ;;
    ADMIN_PASSWORD) echo 10 ;;
    S3_ACCESS_KEY) echo 3 ;;
    *) echo 16 ;;
  esac
}

seen=' '
for name in $names; do
  eval "value=\${$name-}"
  [ -n "$value" ] || { refuse "$name" 'is missing'; continue; }
  # Values of examples, of images' defaults and of the demo company, also as a part.
  case $(printf '%s' "$value" | tr '[:upper:]' '[:lower:]') in
    *changeme* | *change-me* | *change_me* | *password* | *minioadmin* | *gumleaf* | admin | postgres | redis | secret | example | test | root | *123456*)
      refuse "$name" 'is a well-known value'
      continue
      ;;
  esac
  [ "${#value}" -ge "$(least "$name")" ] || refuse "$name" "is shorter than $(least "$name") characters"
  case $name in
    *_DB_PASSWORD | *REDIS_PASSWORD)
      case $value in *[!A-Za-z0-9]*) refuse "$name" 'becomes a part of an address: letters and digits only' ;; esac
      ;;
  esac
  case $seen in *" $value "*) refuse "$name" 'is used for something else as well' ;; esac
  seen="$seen$value "
done

[ "$wrong" = 0 ] || echo 'Fix .env; scripts/compose/fill-env.sh makes a fresh value for each secret that is empty or missing there.' >&2
exit "$wrong"
