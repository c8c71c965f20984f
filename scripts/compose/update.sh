#!/bin/sh
# Updates the product that docker compose runs: checks, takes a backup, builds images tagged with the commit, replaces every part in the
# order in which old and new fit together, verifies, and prints the command that goes back. Until the first part is replaced nothing that
# runs has changed. Images of the version before are kept. UPGRADING.md has what a release needs beside it.
# usage: update.sh [COMMIT]             to the newest commit of the branch, or to COMMIT (a branch, a tag)
#        update.sh back [--with-data]   to the version before; --with-data: also to the backup from before, without what was entered since
# BACKUP_FOLDER: of the backup (default backups). IMAGES=pull takes images from a registry (IMAGE_PREFIX) instead of building them.
set -eu
STORES='postgres redis objects'
SERVICES='svc-auth svc-jobs svc-media svc-invoice'
# The shell loads the others: it comes last.
FRONT_ENDS='mf-public mf-contractor mf-admin shell'
# Tables that only grow, but for what people remove: an update that loses their rows has failed.
TABLES='auth.account jobs.job jobs.enrolment jobs.work_record media.document media.gallery_image invoice.invoice'
LEAST_FREE_GB=${LEAST_FREE_GB:-5}
folder=${BACKUP_FOLDER:-backups}

say() { printf '\n== %s\n' "$*"; }
fail() {
  printf '%s\n' "$*" >&2
  exit 1
}
setting() { sed -n "s/^$1=//p" "${2:-.env}" | tail -n 1; }
set_version() {
  sed '/^VERSION=/d' .env >.env.new
  printf 'VERSION=%s\n' "$1" >>.env.new
  chmod 600 .env.new
  mv .env.new .env
}
major_of() { git show "$1:docker-compose.yml" | sed -n 's/^ *image: postgres:\([0-9]*\).*/\1/p' | head -n 1; }
postgres_runs() { docker compose exec -T postgres postgres --version | sed 's/^[^0-9]*\([0-9]*\).*/\1/'; }
# Lines `database.table rows`.
rows() {
  for table in $TABLES; do
    count=$(docker compose exec -T postgres psql -U postgres -d "${table%%.*}" -AtXc "SELECT count(*) FROM ${table#*.}" 2>/dev/null) || count=none
    echo "$table $count"
  done | sort
}
# Names of parts whose containers are not healthy.
unhealthy() {
  # Parts that run once have ended with 0.
  docker compose ps --all --format '{{.Service}} {{.State}} {{.ExitCode}} {{.Health}}' |
    awk '!($2 == "exited" && $3 == 0) && ($2 != "running" || ($4 != "" && $4 != "healthy")) { print $1 }' | sort -u
}
# How far a cluster lies below the volume that it is in: the same in both versions, or PostgreSQL would look in the wrong place.
place_now() {
  container=$(docker compose ps --quiet postgres)
  data=$(docker compose exec -T postgres printenv PGDATA)
  mount=$(docker inspect --format '{{range .Mounts}}{{.Name}} {{.Destination}}{{"\n"}}{{end}}' "$container" | sed -n 's/^.*_postgres \(.*\)$/\1/p')
  printf '%s\n' "${data#"$mount"}"
}
place_of() {
  data=$(git show "$1:docker-compose.yml" | sed -n 's/^ *PGDATA: *//p')
  mount=$(git show "$1:docker-compose.yml" | sed -n 's/.*"postgres:\([^"]*\)".*/\1/p')
  printf '%s\n' "${data#"$mount"}"
}

# The commit to update to, and the branch that leads to it, if any.
choose() {
  git fetch --quiet || echo 'Nothing newer can be fetched just now: going on with what is here.' >&2
  branch=$(git symbolic-ref --quiet --short HEAD || true)
  if [ -n "${1-}" ]; then branch=$(git rev-parse --quiet --verify "refs/heads/$1" >/dev/null && echo "$1" || true); fi
  if [ -n "$branch" ]; then
    target=$(git rev-parse --quiet --verify "$branch@{upstream}" || git rev-parse "$branch")
  else
    [ -n "${1-}" ] || fail 'No branch is checked out. Name the commit: update.sh COMMIT'
    target=$(git rev-parse --quiet --verify "$1^{commit}") || fail "There is no commit $1."
  fi
  version=$(git rev-parse --short=12 "$target")
}

check() {
  say "Checking, before the update to $version"
  compose=$(docker compose version --short | sed 's/^v//')
  [ "$(printf '%s\n' 2.24.0 "$compose" | sort -V | head -n 1)" = 2.24.0 ] || fail "Docker Compose is $compose: 2.24 or newer is needed."
  [ -f .env ] || fail 'There is no .env in this folder: this is not where the product was started.'
  [ -z "$(git status --porcelain --untracked-files=no)" ] || fail 'Files of the repository were changed here: commit them or take them back (git status).'
  [ -n "$(docker compose ps --quiet postgres)" ] || fail 'The product does not run: start it first (docker compose up -d --wait), so that a backup can be taken.'
  ill=$(unhealthy)
  [ -z "$ill" ] || fail "Not healthy: $(echo $ill). Mend that first, or an update could not be told from it: docker compose logs --tail 50 $(echo $ill)"
  for place in "$(docker info --format '{{.DockerRootDir}}')" .; do
    free=$(df -Pk "$place" 2>/dev/null | awk 'NR == 2 { print int($4 / 1048576) }')
    [ "${free:-$LEAST_FREE_GB}" -ge "$LEAST_FREE_GB" ] || fail "$place has $free GB left, and $LEAST_FREE_GB GB are needed."
  done
  before=$(postgres_runs)
  after=$(major_of "$target")
  if [ "$before" != "$after" ]; then
    [ -z "$(setting BACKUP_RECIPIENT)" ] || [ -n "${BACKUP_IDENTITY_FILE-}" ] ||
      fail "PostgreSQL goes from $before to $after by backup and restore: set BACKUP_IDENTITY_FILE to the file with the key of your backups."
    echo "PostgreSQL goes from $before to $after: the product is away for as long as a restore takes."
  elif [ "$(place_now)" != "$(place_of "$target")" ]; then
    fail "This version keeps PostgreSQL's data elsewhere in its volume: UPGRADING.md, \"A database lies elsewhere\", has the steps."
  fi
  echo 'Everything is healthy.'
}

backup() {
  say 'Taking a backup'
  docker image inspect "$prefix/backup:$from_version" >/dev/null 2>&1 || VERSION=$from_version docker compose build --quiet backup
  VERSION=$from_version scripts/compose/backup.sh "$folder"
  saved=$(VERSION=$from_version scripts/compose/backup.sh list "$folder" | sed -n '1s/:.*//p')
  rows >.update.rows
}

# The rest is done by the script of the new version.
check_out() {
  if [ -n "$branch" ]; then
    git checkout --quiet "$branch"
    git merge --quiet --no-progress --ff-only "$target"
  else
    git checkout --quiet "$target"
  fi
  scripts/compose/fill-env.sh
}

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

running() {
  for service in "$@"; do [ -z "$(docker compose ps --quiet "$service")" ] || echo "$service"; done
}
# As many replicas as there are.
scales() {
  for service in $(running $SERVICES $FRONT_ENDS); do
    echo "--scale $service=$(docker compose ps --quiet "$service" | grep -c '')"
  done
}

replace() {
  say 'Replacing every part'
  docker compose up --detach --no-deps --no-build --wait $STORES
  scripts/compose/roll.sh $(running $SERVICES)
  # It holds the port, so it is away for about a second. New calls are known before the pages that make them.
  docker compose up --detach --no-deps --no-build --wait nginx
  scripts/compose/roll.sh $(running $FRONT_ENDS)
  docker compose up --detach --no-build --wait --remove-orphans $(scales)
}

# PostgreSQL does not read the files of another major version: the new one is filled from the backup, the old files are set aside.
replace_with_restore() {
  say "Moving the data from PostgreSQL $from_major to $to_major"
  docker compose stop
  set_aside "cluster-$from_major"
  scripts/compose/restore.sh "$folder" "$saved"
}
in_volume() { docker compose run --rm -T --no-deps --entrypoint sh postgres -c "cd /var/lib/postgresql && $1"; }
set_aside() { in_volume "mv cluster $1.set-aside"; }

verify() {
  say 'Verifying'
  ill=$(unhealthy)
  [ -z "$ill" ] || { echo "Not healthy: $(echo $ill)." >&2; return 1; }
  for path in / /api/admin/get-gallery-imgs; do
    docker compose exec -T nginx sh -c "curl -fsS -o /dev/null http://127.0.0.1:8080$path || curl -kfsS -o /dev/null https://127.0.0.1:8080$path" ||
      { echo "$path is not answered." >&2; return 1; }
  done
  rows >.update.now
  # A few rows may have been removed by people meanwhile.
  lost=$(join .update.rows .update.now | awk '$2 > 0 && $2 != "none" && ($3 == "none" || $3 * 10 < $2 * 9) { print $1 " had " $2 " rows and has " $3 }')
  [ -z "$lost" ] || { printf '%s\n' 'Data is out of sight:' "$lost" >&2; return 1; }
  join .update.rows .update.now | awk '{ print $1 ": " $2 " rows before, " $3 " now" }'
}

# Keeps the images of this version and of the one before.
remove_old_images() {
  docker images --format '{{.Repository}}:{{.Tag}}' --filter "reference=$prefix/*" |
    grep -E ':[0-9a-f]{12}$' | grep -vE ":($version|$from_version)\$" | xargs -r docker image rm >/dev/null 2>&1 || true
}

the_way_back() {
  printf '%s\n' '' 'To go back:   scripts/compose/update.sh back' \
    "To go back to the data of the backup $saved too (what was entered since is lost):   scripts/compose/update.sh back --with-data"
}

roll_out() {
  trap 'the_way_back' EXIT
  build
  set_version "$version"
  if [ "$from_major" = "$to_major" ]; then
    join_networks
    replace
  else
    replace_with_restore
  fi
  verify
  remove_old_images
  say "Updated from $from_version to $version."
}

back() {
  [ -s .update ] || fail 'No update was made here.'
  # shellcheck disable=SC1091 -- written by check_out's caller
  . ./.update
  [ "${1-}" = --with-data ] || [ "$from_major" = "$to_major" ] ||
    fail "PostgreSQL $from_major does not read what PostgreSQL $to_major wrote: update.sh back --with-data"
  say "Going back to $from_version"
  if [ "$from_major" != "$to_major" ]; then
    docker compose stop
    in_volume "if [ -d cluster-$from_major.set-aside ]; then mv cluster cluster-$to_major.set-aside && mv cluster-$from_major.set-aside cluster; fi"
  fi
  git checkout --quiet "$from_commit"
  set_version "$from_version"
  if [ "${1-}" = --with-data ] && [ "$from_major" = "$to_major" ]; then
    scripts/compose/restore.sh "$folder" "$saved"
  else
    docker compose up --detach --no-build --wait --remove-orphans
  fi
  rows
  # What is checked out says what runs: it stays until the update changes it.
  say "Back at $from_version. To go forward again: git show $version:scripts/compose/update.sh >/tmp/update.sh && sh /tmp/update.sh ${branch:-$version}"
}

main() {
  cd "$(git rev-parse --show-toplevel 2>/dev/null || git -C "$(dirname "$0")" rev-parse --show-toplevel)"
  # That of .env counts.
  unset VERSION
  prefix=$(setting IMAGE_PREFIX 2>/dev/null || true)
  prefix=${prefix:-cleaning}
  case ${1-} in
    -h | --help) sed -n '5,7s/^# //p' "$0"; return ;;
    back) shift; back "$@"; return ;;
    go-on)
      # shellcheck disable=SC1091 -- written below
      . ./.update
      roll_out
      return
      ;;
  esac
  choose "$@"
  check
  from_version=$(setting VERSION)
  from_version=${from_version:-local}
  from_commit=$(git rev-parse HEAD)
  # The repository may be ahead of what runs: then the tag says which commit that is.
  if git rev-parse --quiet --verify "$from_version^{commit}" >/dev/null; then from_commit=$(git rev-parse "$from_version^{commit}"); fi
  [ "$from_version" != "$version" ] || fail "$version runs already."
  backup
  (
    umask 077
    printf '%s\n' "from_version=$from_version" "from_commit=$from_commit" "from_major=$before" "to_major=$after" \
      "version=$version" "branch=$branch" "folder='$folder'" "saved=$saved" >.update
  )
  check_out
  exec scripts/compose/update.sh go-on
}

# Read whole before it runs: git replaces this file meanwhile.
{ main "$@"; exit; }
