#!/bin/sh
# The second half of update.sh, which reads this file: builds the images, replaces every part, verifies, and goes back. Of the version that is
# updated to.

build() {
  say "Building $version"
  # .env still names the version that runs: its images stay as they are.
  if [ "${IMAGES:-build}" = pull ]; then
    VERSION=$version docker compose --profile commands pull --quiet
  else
    VERSION=$version docker compose --profile commands build --quiet
  fi
  VERSION=$version docker compose run --rm -T --no-deps check-secrets
}

changed() { ! git diff --quiet "$from_commit" "$version" -- "$@"; }
# Files of this folder that a container has are those of its start. Redis' users: a queue that is new needs their new rights.
renew_redis() {
  if changed scripts/redis; then docker compose up --detach --no-deps --no-build --wait --force-recreate redis; fi
}
# Those of docker-compose.monitoring.yml that run.
renew_watchers() {
  if changed deploy/monitoring; then
    watchers=$(running prometheus alertmanager blackbox-exporter nginx-failures grafana 2>/dev/null)
    [ -z "$watchers" ] || docker compose restart $watchers
  fi
}

# Networks of the new version reach the parts of the old one too, until each is replaced.
join_networks() {
  docker compose up --no-start --no-recreate --no-build --no-deps $SERVICES nginx $FRONT_ENDS $STORES 2>/dev/null
  docker compose config --format json |
    docker run --rm -i --network none --entrypoint node "$prefix/backup:$version" -e '
      const { services, networks } = JSON.parse(require("fs").readFileSync(0));
      for (const [service, { networks: its = {} }] of Object.entries(services))
        for (const network of Object.keys(its)) console.log(service, networks[network].name);' |
    while read -r service network; do
      for container in $(docker compose ps --quiet "$service"); do
        docker inspect --format '{{range $name, $_ := .NetworkSettings.Networks}}{{$name}}{{"\n"}}{{end}}' "$container" | grep -qxF "$network" ||
          docker network connect --alias "$service" "$network" "$container"
      done
    done
}

# As many replicas as there are.
scales() {
  for service in $(running $SERVICES $FRONT_ENDS); do
    echo "--scale $service=$(docker compose ps --quiet "$service" | grep -c '')"
  done
}

replace() {
  say 'Replacing every part'
  # roll.sh keeps those of the others.
  scripts/compose/keep-logs.sh $STORES nginx backup-schedule
  docker compose up --detach --no-deps --no-build --wait $STORES
  renew_redis
  docker compose run --rm -T --no-deps keep-tables
  roll $(left $SERVICES)
  # It holds the port, so it is away for about a second. New calls are known before the pages that make them.
  docker compose up --detach --no-deps --no-build --wait nginx
  roll $(left $FRONT_ENDS)
  docker compose up --detach --no-build --wait --remove-orphans $(scales)
}
roll() { [ $# -eq 0 ] || scripts/compose/roll.sh "$@"; }

# PostgreSQL does not read the files of another major version: the new one is filled from a backup, the old files are set aside.
# The backup is taken again, with the files of the version that runs, once nobody enters anything.
last_backup() {
  say 'Stopping, so that the backup has everything'
  trap 'git checkout --quiet "${branch:-$version}"; docker compose start $SERVICES nginx; the_way_back' EXIT
  docker compose stop nginx $SERVICES
  git checkout --quiet "$from_commit"
  backup
  git checkout --quiet "${branch:-$version}"
  trap the_way_back EXIT
}

replace_with_restore() {
  say "Moving the data from PostgreSQL $from_major to $to_major"
  docker compose stop
  scripts/compose/keep-logs.sh
  # Once: taken up again, the cluster that is there is the new one, and the restore replaces it.
  if [ -z "${aside-}" ]; then
    in_volume "[ ! -e cluster-$from_major.set-aside ] && mv cluster cluster-$from_major.set-aside" ||
      fail "PostgreSQL's volume has a folder cluster-$from_major.set-aside already: give it another name that ends in .set-aside."
    echo aside=yes >>.update
  fi
  scripts/compose/restore.sh "$folder" "$saved"
}
# Whether an update that is taken up has got so far: people may have entered more since, which a second restore would lose.
is_restored() {
  [ -n "${aside-}" ] || return 1
  docker compose up --detach --no-deps --no-build --wait $STORES
  [ -z "$(lost_rows)" ]
}
in_volume() { docker compose run --rm -T --no-deps --entrypoint sh postgres -c "cd /var/lib/postgresql && $1"; }

# Tables that have lost rows since the backup; a few may have been removed by people meanwhile.
lost_rows() {
  rows >.update.now
  join .update.rows .update.now | awk '$2 > 0 && $2 != "none" && ($3 == "none" || $3 * 10 < $2 * 9) { print $1 " had " $2 " rows and has " $3 }'
}

verify() {
  say 'Verifying'
  ill=$(unhealthy)
  [ -z "$ill" ] || { echo "Not healthy: $(echo $ill)." >&2; return 1; }
  for path in / /api/admin/get-gallery-imgs; do
    docker compose exec -T nginx sh -c "curl -fsS -o /dev/null http://127.0.0.1:8080$path || curl -kfsS -o /dev/null https://127.0.0.1:8080$path" ||
      { echo "$path is not answered." >&2; return 1; }
  done
  lost=$(lost_rows)
  [ -z "$lost" ] || { printf '%s\n' 'Data is out of sight:' "$lost" >&2; return 1; }
  join .update.rows .update.now | awk '{ print $1 ": " $2 " rows before, " $3 " now" }'
}

# Keeps the images of this version and of the one before.
remove_old_images() {
  docker images --format '{{.Repository}}:{{.Tag}}' --filter "reference=$prefix/*" |
    grep -E ':[0-9a-f]{12}$' | grep -vE ":($version|$from_version)\$" | xargs -r docker image rm >/dev/null 2>&1 || true
}

the_way_back() {
  [ ! -e .update.unfinished ] || printf '%s\n' '' "NOT COMPLETE. Once what is named above is fixed, this does the rest:   scripts/compose/update.sh"
  printf '%s\n' '' 'To go back:   scripts/compose/update.sh back' \
    "To go back to the data of the backup $saved too (what was entered since is lost):   scripts/compose/update.sh back --with-data"
}

roll_out() {
  # shellcheck disable=SC1091 -- written by update.sh
  . ./.update
  trap the_way_back EXIT
  build
  [ "$from_major" = "$to_major" ] || [ -e .update.unfinished ] || last_backup
  set_version "$version"
  : >.update.unfinished
  if [ "$from_major" = "$to_major" ] || is_restored; then
    join_networks
    replace
  else
    replace_with_restore
  fi
  renew_watchers
  verify
  rm .update.unfinished
  remove_old_images
  say "Updated from $from_version to $version."
}

# The restore of 1.9.0 does not know that tables of svc-jobs are kept.
let_replace() {
  for trigger in keep_dropped keep_moved; do
    docker compose exec -T postgres psql --quiet -U postgres -d jobs -c "DROP EVENT TRIGGER IF EXISTS $trigger"
  done
}

back() {
  [ -s .update ] || fail 'No update was made here.'
  # shellcheck disable=SC1091 -- written by update.sh
  . ./.update
  [ "${1-}" = --with-data ] || [ "$from_major" = "$to_major" ] ||
    fail "PostgreSQL $from_major cannot read the data of PostgreSQL $to_major. Use update.sh back --with-data"
  say "Going back to $from_version"
  scripts/compose/keep-logs.sh
  if [ "$from_major" != "$to_major" ]; then
    docker compose stop
    in_volume "if [ -d cluster-$from_major.set-aside ]; then
      if [ -d cluster ]; then mv cluster cluster-$to_major-$(date -u +%Y-%m-%dT%H-%M-%S).set-aside; fi
      mv cluster-$from_major.set-aside cluster
    fi"
  fi
  [ "${1-}" != --with-data ] || [ "$from_major" != "$to_major" ] || let_replace
  git checkout --quiet "$from_commit"
  set_version "$from_version"
  rm -f .update.unfinished
  if [ "${1-}" = --with-data ] && [ "$from_major" = "$to_major" ]; then
    scripts/compose/restore.sh "$folder" "$saved"
  else
    docker compose up --detach --no-build --wait --remove-orphans
  fi
  rows
  # What is checked out says what runs: it stays until the update changes it.
  say "Back at $from_version. To go forward again: git show $version:scripts/compose/update.sh >/tmp/update.sh && sh /tmp/update.sh ${branch:-$version}"
}
