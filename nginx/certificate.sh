#!/bin/sh
# Puts the certificate into the volume that nginx reads when it starts (docker compose restart nginx) and reloads.
set -eu
cd /etc/nginx/certs

usage() {
  cat >&2 <<'TEXT'
docker compose run --rm -T certificate self-signed HOST...            makes one that browsers warn of, valid for 825 days
cat fullchain.pem privkey.pem | docker compose run --rm -T certificate install      takes yours: chain and key in PEM
docker compose run --rm -T certificate show                           says whose it is and until when it is valid
docker compose run --rm -T certificate remove                         goes back to plain HTTP
After each: docker compose restart nginx
TEXT
  exit 64
}

# Both files are complete before they are renamed.
take() {
  certified=$(openssl x509 -in fullchain.new -noout -pubkey) || { echo 'No certificate was given.' >&2; exit 1; }
  own=$(openssl pkey -in privkey.new -pubout) || { echo 'No private key was given, or it needs a passphrase.' >&2; exit 1; }
  [ "$certified" = "$own" ] || { echo 'The key is not the one of the first certificate.' >&2; exit 1; }
  openssl x509 -in fullchain.new -noout -checkend 0 >/dev/null || { echo 'The certificate has ended.' >&2; exit 1; }
  mv privkey.new privkey.pem
  mv fullchain.new fullchain.pem
}

self_signed() {
  names=
  for name in "$@"; do
    case $name in
      *[!0-9.]*) names="$names,DNS:$name" ;;
      *) names="$names,IP:$name" ;;
    esac
  done
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -noenc -days 825 -subj "/CN=$1" \
    -addext "subjectAltName=${names#,}" -keyout privkey.new -out fullchain.new 2>/dev/null
  take
}

install() {
  awk '/-----BEGIN/ { file = /PRIVATE KEY/ ? "privkey.new" : /CERTIFICATE/ ? "fullchain.new" : "" }
    file { print > file }
    /-----END/ { file = "" }'
  take
}

umask 077
trap 'rm -f fullchain.new privkey.new' EXIT
: >fullchain.new
: >privkey.new
case ${1-} in
  self-signed)
    shift
    [ $# -gt 0 ] || usage
    self_signed "$@"
    ;;
  install) install ;;
  show) ;;
  remove) rm -f fullchain.pem privkey.pem && exit ;;
  *) usage ;;
esac
[ -s fullchain.pem ] || { echo 'There is no certificate.' >&2; exit 1; }
openssl x509 -in fullchain.pem -noout -subject -ext subjectAltName -enddate
