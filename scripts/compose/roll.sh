#!/bin/sh
# Replaces the replicas of each SERVICE, one service after the other, by ones of the image that docker-compose.yml names (build or pull
# it first). New replicas start beside the old ones, which end once the new ones are healthy and nginx has resolved them: no request
# fails. If new replicas do not get healthy they are removed, and the old ones stay.
# usage: roll.sh SERVICE...
set -eu
cd "$(dirname "$0")/../.."
HEALTHY_WITHIN_SECONDS=${HEALTHY_WITHIN_SECONDS:-120}
# nginx resolves names again after 5 s (nginx/upstreams.conf).
NGINX_RESOLVES_SECONDS=6

health() {
  docker inspect --format '{{.State.Health.Status}}' "$1"
}

roll() {
  service=$1
  old=$(docker compose ps --quiet "$service")
  count=$(printf '%s' "$old" | grep -c '' || true)
  [ "$count" -gt 0 ] || { echo "$service is not running." >&2; return 1; }
  docker compose up --detach --no-deps --no-build --no-recreate --scale "$service=$((2 * count))" "$service"
  new=$(docker compose ps --all --quiet "$service" | grep -vxF "$old")
  # shellcheck disable=SC2064 -- as they are now
  trap "docker rm --force $(echo $new) >/dev/null; exit 130" INT TERM HUP
  waited=0
  for container in $new; do
    until [ "$(health "$container")" = healthy ]; do
      if [ "$waited" -ge "$HEALTHY_WITHIN_SECONDS" ]; then
        docker logs --tail 20 "$container" >&2
        # shellcheck disable=SC2086 -- one word for each container
        docker rm --force $new >/dev/null
        echo "$service: the new version did not become healthy and was removed; the old one keeps serving." >&2
        return 1
      fi
      sleep 1
      waited=$((waited + 1))
    done
  done
  sleep "$NGINX_RESOLVES_SECONDS"
  # From here on the new ones serve.
  trap - INT TERM HUP
  # shellcheck disable=SC2086 -- one word for each container
  docker stop $old >/dev/null
  scripts/compose/keep-logs.sh "$service"
  # shellcheck disable=SC2086 -- one word for each container
  docker rm $old >/dev/null
  echo "$service: $count replaced."
}

[ $# -gt 0 ] || { sed -n '2,5s/^# //p' "$0" >&2; exit 64; }
for service in "$@"; do roll "$service"; done
