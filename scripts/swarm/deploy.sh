#!/bin/sh
# Deploys docker-compose.yml with .env to this swarm, or updates it there: new replicas start beside the old ones, and a version that does
# not get healthy is rolled back. The images (IMAGE_PREFIX, VERSION in .env) must be where the nodes can get them.
# usage: deploy.sh [STACK]
set -eu
cd "$(dirname "$0")/../.."
# In a shell of its own: for docker compose, what the caller sets comes before what the file says.
(
  set -a
  # shellcheck disable=SC1090 -- what docker compose reads
  . "$(realpath "${COMPOSE_ENV_FILES:-.env}")"
  sh scripts/compose/check-secrets.sh
)
# docker stack knows no name of its own in the file, and takes ports as numbers only.
docker compose --file docker-compose.yml --file deploy/swarm/swarm.yml --project-name "${1:-cleaning}" config |
  sed -e '/^name:/d' -e 's/published: "\([0-9]*\)"/published: \1/' |
  docker stack deploy --compose-file - --with-registry-auth --resolve-image "${RESOLVE_IMAGE:-always}" "${1:-cleaning}"
