#!/bin/sh
# Deploys docker-compose.yml with .env to this swarm, or updates it: new replicas start beside the old ones, and a version that does not
# get healthy is rolled back. The nodes must be able to pull the images (IMAGE_PREFIX, VERSION in .env).
# usage: deploy.sh [STACK]
set -eu
cd "$(dirname "$0")/../.."
env_file=$(realpath "${COMPOSE_ENV_FILES:-.env}")
# In a subshell: for docker compose, the caller's variables override the file's. A value may hold spaces and signs that a shell would act on.
(
  while IFS= read -r line || [ -n "$line" ]; do
    case $line in [A-Z]*=*) ;; *) continue ;; esac
    value=${line#*=}
    case $value in \"*\" | \'*\') value=${value#?} && value=${value%?} ;; esac
    export "${line%%=*}=$value"
  done <"$env_file"
  sh scripts/compose/check-secrets.sh
)
# docker stack accepts no name in the file, and only numbers as ports.
docker compose --file docker-compose.yml --file deploy/swarm/swarm.yml --project-name "${1:-cleaning}" config |
  sed -e '/^name:/d' -e 's/published: "\([0-9]*\)"/published: \1/' |
  docker stack deploy --compose-file - --with-registry-auth --resolve-image "${RESOLVE_IMAGE:-always}" "${1:-cleaning}"
