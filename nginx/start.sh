#!/bin/sh
# Entrypoint of the domain's container: TLS when the volume holds a certificate, otherwise plain HTTP.
set -eu
cd /etc/nginx
configuration=nginx.conf
if [ -s certs/fullchain.pem ] || [ -s certs/privkey.pem ]; then
  for file in fullchain.pem privkey.pem; do
    [ -s "certs/$file" ] || { echo "certs/$file is missing beside the other half: run \"docker compose run --rm certificate\" for help." >&2; exit 1; }
  done
  configuration=nginx-tls.conf
fi
umask 077
trusted-proxies.sh >/tmp/trusted-proxies.conf
map-tiles.sh >/tmp/map-tiles.conf
# Kept connections need a group whose names are resolved again: nginx 1.27.3.
upstreams=upstreams.conf
version=$(nginx -v 2>&1 | sed 's|^.*nginx/\([0-9.]*\).*|\1|')
if [ "$(printf '%s\n' 1.27.3 "$version" | sort -V | head -n 1)" = 1.27.3 ]; then
  upstreams=upstreams-keepalive.conf
fi
echo "include /etc/nginx/$upstreams;" >/tmp/upstreams.conf
: >/tmp/failures.conf
[ ! -d /failures ] || echo 'access_log /failures/access.log failures if=$is_failure;' >/tmp/failures.conf

# A certificate that was renewed is taken within a minute. With the first one nginx ends, and Docker starts it again with TLS.
certificate() { [ ! -s certs/fullchain.pem ] || cksum <certs/fullchain.pem; }
take_certificates() {
  taken=$1
  while sleep 60; do
    now=$(certificate)
    if [ -n "$now" ] && [ "$now" != "$taken" ]; then
      taken=$now
      if [ "$configuration" = nginx.conf ]; then kill -QUIT 1; else kill -HUP 1; fi
    fi
  done
}
take_certificates "$(certificate)" &
exec nginx -c "/etc/nginx/$configuration" -g 'daemon off;'
