#!/bin/sh
# Starts Redis in its container with the users of its environment; its arguments are further settings.
# start.sh --files FOLDER makes Redis' files ready for a start and starts nothing (npm start).
set -eu
umask 077

# Nothing in Redis has to survive a start: no file of it may prevent one.
make_files_ready() {
  cd "$1"
  # What comes before a damaged place is kept.
  manifest=appendonlydir/appendonly.aof.manifest
  command -v redis-check-aof >/dev/null && [ -e "$manifest" ] || return 0
  echo y | redis-check-aof --fix "$manifest" >/dev/null 2>&1 || {
    echo "Redis' files are damaged: it starts without them. Services queue their work again." >&2
    rm -rf appendonlydir
  }
}

if [ "${1-}" = --files ]; then
  make_files_ready "$2"
  exit
fi
make_files_ready /data
sh /redis-users.sh >/tmp/users.acl
exec redis-server --aclfile /tmp/users.acl --hz 2 "$@"
