#!/bin/sh
# Prints Alertmanager's configuration from the environment: whom to tell of alerts, by mail (ALERT_MAIL_TO, through SMTP_URL) and by a webhook
# (ALERT_WEBHOOK_URL). `page` is told at once and again every 4 hours, `ticket` once a day. With neither, alerts are on Prometheus' page only.
# Exits with 1 and a message when SMTP_URL is no such address.
set -eu
url=${SMTP_URL-}
to=${ALERT_MAIL_TO-}
hook=${ALERT_WEBHOOK_URL-}
wait=${ALERT_GROUP_WAIT:-30s}

# In single quotes of YAML.
quoted() { printf "'%s'" "$(printf '%s' "$1" | sed "s/'/''/g")"; }
# user%40example.com is user@example.com.
decoded() {
  rest=$1
  while :; do
    case $rest in *%[0-9A-Fa-f][0-9A-Fa-f]*) ;; *) break ;; esac
    before=${rest%%\%[0-9A-Fa-f][0-9A-Fa-f]*}
    after=${rest#"$before"%}
    # shellcheck disable=SC2059 -- the format is the character's octal code
    printf '%s'"\\$(printf '%o' "0x$(printf '%.2s' "$after")")" "$before"
    rest=${after#??}
  done
  printf '%s' "$rest"
}
refuse() {
  echo "$1" >&2
  exit 1
}

if [ -n "$to" ]; then
  case $url in
    smtp://* | smtps://*) ;;
    '') refuse 'ALERT_MAIL_TO needs a mail server: set SMTP_URL as well.' ;;
    *) refuse 'SMTP_URL: write it like smtp://user:password@mail.example.com:587.' ;;
  esac
  scheme=${url%%://*}
  rest=${url#*://}
  rest=${rest%%/*}
  login=
  case $rest in *@*) login=${rest%@*} ;; esac
  host=${rest##*@}
  case $host in
    *:*) ;;
    *) [ "$scheme" = smtps ] && host=$host:465 || host=$host:587 ;;
  esac
  tls=false
  [ -z "$login" ] || tls=true
fi

echo 'route:'
echo '  receiver: office'
echo '  group_by: [alertname]'
echo "  group_wait: $wait"
echo '  group_interval: 5m'
echo '  repeat_interval: 24h'
echo '  routes:'
echo "    - { matchers: ['severity=\"page\"'], receiver: office, repeat_interval: 4h }"
# A part that is away explains what else is seen of it.
echo 'inhibit_rules:'
echo "  - { source_matchers: ['alertname=\"PostgresDown\"'], target_matchers: ['alertname=~\"DependencyDown|AnswersFail|ServiceDown|SiteDown\"'] }"
echo "  - { source_matchers: ['alertname=\"DiskFull\"'], target_matchers: ['alertname=\"DiskFilling\"'], equal: [mountpoint] }"
echo "  - { source_matchers: ['alertname=\"CertificateEnds\"'], target_matchers: ['alertname=\"CertificateDue\"'] }"
echo 'receivers:'
echo '  - name: office'
if [ -n "$to" ]; then
  echo '    email_configs:'
  echo "      - to: $(quoted "$to")"
  echo "        from: $(quoted "${MAIL_FROM:-${OFFICE_EMAIL:-${to%%,*}}}")"
  echo "        smarthost: $(quoted "$host")"
  echo "        require_tls: $tls"
  echo '        send_resolved: true'
  echo "        headers: { Subject: '{{ if eq .Status \"firing\" }}{{ (index .Alerts 0).Annotations.summary }}{{ else }}Over: {{ .CommonLabels.alertname }}{{ end }}' }"
  echo "        html: ''"
  printf '%s\n' "        text: '{{ range .Alerts }}{{ if eq .Status \"firing\" }}{{ .Annotations.summary }}{{ else }}Over: {{ .Annotations.summary }}{{ end }}{{ \"\\n\" }}{{ .Annotations.description }}{{ \"\\n\\n\" }}{{ end }}'"
  if [ -n "$login" ]; then
    echo "        auth_username: $(quoted "$(decoded "${login%%:*}")")"
    echo "        auth_password: $(quoted "$(decoded "${login#*:}")")"
  fi
fi
if [ -n "$hook" ]; then
  echo '    webhook_configs:'
  echo "      - { url: $(quoted "$hook"), send_resolved: true }"
fi
