#!/bin/sh
# Updates the product that docker compose runs: checks, takes a backup, builds images tagged with the commit, replaces every part in the
# order in which old and new fit together, verifies, and prints the command that goes back. Until the first part is replaced nothing that
# runs has changed. Images of the previous version are kept. UPGRADING.md has what a release needs beside it. An update that failed after that
# is taken up where it stopped.
# usage: update.sh [COMMIT]             to the newest commit of the branch, or to COMMIT (a branch, a tag)
#        update.sh back [--with-data]   to the previous version; --with-data: also to the backup from before, without what was entered since
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
# Parts that run and are in no file that COMPOSE_FILE names: the update would end them, and take its settings from the others.
unnamed() {
  docker compose config --services | sort >.update.named
  docker compose ps --format '{{.Service}}' | sort -u | comm -23 - .update.named
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
  git fetch --quiet || echo 'Newer commits cannot be fetched right now. Continuing with what is here.' >&2
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

# What an update needs of the machine and of this folder.
check_place() {
  compose=$(docker compose version --short | sed 's/^v//')
  [ "$(printf '%s\n' 2.24.0 "$compose" | sort -V | head -n 1)" = 2.24.0 ] || fail "Docker Compose is $compose. You need 2.24 or later."
  [ -f .env ] || fail 'There is no .env in this folder. Run this in the folder where you started the product.'
  [ -z "$(git status --porcelain --untracked-files=no)" ] || fail 'Files of the repository have changed here. Commit or undo the changes (git status).'
  for place in "$(docker info --format '{{.DockerRootDir}}')" .; do
    free=$(df -Pk "$place" 2>/dev/null | awk 'NR == 2 { print int($4 / 1048576) }')
    [ "${free:-$LEAST_FREE_GB}" -ge "$LEAST_FREE_GB" ] || fail "$place has $free GB left. The update needs $LEAST_FREE_GB GB."
  done
}

check() {
  say "Checking, before the update to $version"
  check_place
  [ -n "$(docker compose ps --quiet postgres)" ] || fail 'The product is not running. Start it first (docker compose up -d --wait), so that a backup can be taken.'
  ill=$(unhealthy)
  [ -z "$ill" ] || fail "Not healthy: $(echo $ill). Fix that first, so that you can tell what the update changes: docker compose logs --tail 50 $(echo $ill)"
  strange=$(unnamed)
  [ -z "$strange" ] || fail "In no file named by COMPOSE_FILE in .env: $(echo $strange). Add their file there (docs/operations.md, Monitoring), or remove them: docker compose up --detach --remove-orphans"
  from_major=$(postgres_runs)
  to_major=$(major_of "$target")
  if [ "$from_major" != "$to_major" ]; then
    [ -z "$(setting BACKUP_RECIPIENT)" ] || [ -n "${BACKUP_IDENTITY_FILE-}" ] ||
      fail "PostgreSQL is upgraded from $from_major to $to_major by backup and restore. Set BACKUP_IDENTITY_FILE to the file with the key of your backups."
    echo "PostgreSQL is upgraded from $from_major to $to_major. The product is away while a backup and a restore run."
  elif [ "$(place_now)" != "$(place_of "$target")" ]; then
    fail "This version keeps PostgreSQL's data elsewhere in its volume: UPGRADING.md, \"A database lies elsewhere\", has the steps."
  fi
  echo 'Everything is healthy.'
}

# With the files and by the image of the version that runs.
backup() {
  say 'Taking a backup'
  docker image inspect "$prefix/backup:$from_version" >/dev/null 2>&1 || VERSION=$from_version docker compose build --quiet backup
  VERSION=$from_version scripts/compose/backup.sh "$folder"
  saved=$(VERSION=$from_version scripts/compose/backup.sh list "$folder" | sed -n '1s/:.*//p')
  rows >.update.rows
  (
    umask 077
    printf '%s\n' "from_version=$from_version" "from_commit=$from_commit" "from_major=$from_major" "to_major=$to_major" \
      "version=$version" "branch=$branch" "folder='$folder'" "saved=$saved" >.update
  )
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

running() {
  for service in "$@"; do [ -z "$(docker compose ps --quiet "$service")" ] || echo "$service"; done
}
# Those of which a replica is of another version or not healthy.
left() {
  for service in $(running "$@"); do
    for container in $(docker compose ps --quiet "$service"); do
      docker inspect --format '{{.Config.Image}} {{.State.Health.Status}}' "$container" | grep -q ":$version healthy\$" || { echo "$service"; break; }
    done
  done
}

# Does the rest of an update that failed after it had begun to replace parts.
take_up() {
  # shellcheck disable=SC1091 -- written by backup
  . ./.update
  [ -z "${1-}" ] || [ "$1" = "$branch" ] || [ "$(git rev-parse --short=12 --quiet --verify "$1^{commit}")" = "$version" ] ||
    fail "The update to $version is not complete. Finish it first (scripts/compose/update.sh), or go back (scripts/compose/update.sh back)."
  say "Continuing the update to $version"
  check_place
  [ "$(git rev-parse --short=12 HEAD)" = "$version" ] || fail "$version is not checked out. Run git checkout $version, then run this again."
  exec scripts/compose/update.sh go-on
}

main() {
  cd "$(git rev-parse --show-toplevel 2>/dev/null || git -C "$(dirname "$0")" rev-parse --show-toplevel)"
  # That of .env counts.
  unset VERSION
  prefix=$(setting IMAGE_PREFIX 2>/dev/null || true)
  prefix=${prefix:-cleaning}
  case ${1-} in
    -h | --help) sed -n '6,8s/^# //p' "$0"; return ;;
    back | go-on)
      # shellcheck disable=SC1091
      . scripts/compose/update-parts.sh
      if [ "$1" = back ]; then back "${2-}"; else roll_out; fi
      return
      ;;
  esac
  [ ! -e .update.unfinished ] || take_up "$@"
  choose "$@"
  from_version=$(setting VERSION)
  from_version=${from_version:-local}
  if [ "$from_version" = "$version" ]; then
    rest=$(left $SERVICES nginx $FRONT_ENDS)
    [ -z "$rest" ] || fail "$version is installed, but these parts are not running: $(echo $rest). To start them: docker compose up --detach --no-build --wait"
    fail "$version is running already."
  fi
  check
  # The repository may be ahead of what runs: then the tag says which commit that is, or the update that did not come as far as a tag.
  from_commit=$(git rev-parse --quiet --verify "$from_version^{commit}") ||
    from_commit=$(sed -n "/^from_version=$from_version\$/,\$s/^from_commit=//p" .update 2>/dev/null | grep .) ||
    from_commit=$(git rev-parse HEAD)
  backup
  check_out
  exec scripts/compose/update.sh go-on
}

# Read whole before it runs: git replaces this file meanwhile.
{ main "$@"; exit; }
