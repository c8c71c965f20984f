#!/bin/sh
# Prints the lines of all containers' logs that contain TEXT (an X-Request-Id, for example), with time and container, oldest first; also those of
# containers that were replaced in the last 30 days.
# usage: grep-logs.sh TEXT
set -eu
[ $# -eq 1 ] && [ -n "$1" ] || { sed -n '4s/^# //p' "$0" >&2; exit 64; }
cd "$(dirname "$0")/../.."
# Some versions of docker compose begin each line with the code that clears it.
clear=$(printf '\033')'\[2K'
{
  docker compose logs --no-color --timestamps | sed -e "s/^$clear//" -e 's/^\([^ ]*\) *| \([^ ]*\) /\2 \1 /'
  for file in logs/*.log.gz; do
    [ ! -e "$file" ] || gzip -dc "$file" | sed "s/^\([^ ]*\) /\1 $(basename "${file%%_*}") /"
  done
} | grep -F -e "$1" | sort -u
