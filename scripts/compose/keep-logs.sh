#!/bin/sh
# Copies what the containers of each SERVICE have logged into logs/, for 30 days: the log of a container goes with it. Run before containers are
# replaced; grep-logs.sh reads the copies.
# usage: keep-logs.sh [SERVICE...]       all services when none is named
set -eu
cd "$(dirname "$0")/../.."
mkdir -p logs && chmod 700 logs
for container in $(docker compose ps --all --quiet "$@"); do
  # /cleaning-svc-auth-1 is svc-auth-1 in docker compose's own logs.
  name=$(docker inspect --format '{{index .Config.Labels "com.docker.compose.service"}}-{{index .Config.Labels "com.docker.compose.container-number"}}' "$container")
  docker logs --timestamps "$container" 2>&1 | gzip >"logs/${name}_$(date -u +%Y-%m-%dT%H-%M-%SZ)_$(printf '%.12s' "$container").log.gz"
done
find logs -name '*.log.gz' -mtime +30 -delete
