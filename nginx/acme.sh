#!/bin/sh
# Gets a certificate for ACME_NAMES (names with commas between them) by ACME, and renews it 30 days before its end: the authority asks nginx
# on port 80 for an answer that lego has written. nginx takes a new certificate within a minute (start.sh). What fails is in the log and is
# tried again after an hour; deploy/monitoring/alerts-machine.yml tells of a certificate that ends in 14 days.
# usage: acme.sh          gets or renews now, then each 12 hours
#        acme.sh once     now, and ends: with 1 when it failed
set -eu
: "${ACME_NAMES:?set ACME_NAMES in .env}" "${ACME_EMAIL:?set ACME_EMAIL in .env}"
ACME_SERVER=${ACME_SERVER:-https://acme-v02.api.letsencrypt.org/directory}
names=$(printf '%s' "$ACME_NAMES" | tr -d ' ')
first=${names%%,*}
certificates=/acme/certificates

by_lego() {
  command=$1
  shift
  domains=
  for name in $(printf '%s' "$names" | tr ',' ' '); do domains="$domains --domains $name"; done
  # shellcheck disable=SC2086 -- one word for each name
  lego --accept-tos --path /acme --server "$ACME_SERVER" --email "$ACME_EMAIL" $domains --http --http.webroot /srv/acme "$command" "$@"
}

# A certificate is for the names and from the authority that it was asked for: other settings need another one.
asked() { printf '%s\n' "$ACME_SERVER" "$names"; }

once() {
  if [ -s "$certificates/$first.crt" ] && [ "$(asked)" = "$(cat /acme/asked 2>/dev/null)" ]; then
    by_lego renew --days 30 --no-random-sleep || return 1
  else
    by_lego run || return 1
    asked >/acme/asked
  fi
  cmp -s "$certificates/$first.crt" /etc/nginx/certs/fullchain.pem ||
    cat "$certificates/$first.crt" "$certificates/$first.key" | certificate.sh install
}

umask 077
if [ "${1-}" = once ]; then
  once
  exit
fi
while :; do
  if once; then pause=43200; else pause=3600; fi
  # Ends at once when it is stopped.
  sleep "$pause" &
  trap 'kill $!; exit 0' TERM INT
  wait $!
done
