#!/bin/sh
# Prints nginx' setting for MAP_TILES, the address of map tiles: https://host/{z}/{x}/{y}.png. Pages may show pictures of its host.
# Empty: of none. Exits with 1 and a message when it is no such address.
set -eu
LC_ALL=C
tiles=${MAP_TILES-}

refuse() {
  echo "MAP_TILES: \"$tiles\" is no address of tiles: write it like https://tiles.example.com/{z}/{x}/{y}.png." >&2
  exit 1
}

host=
if [ -n "$tiles" ]; then
  case $tiles in
    *[!A-Za-z0-9._~/{}?\&=%@+:-]*) refuse ;;
  esac
  for part in '{z}' '{x}' '{y}'; do
    case $tiles in
      *"$part"*) ;;
      *) refuse ;;
    esac
  done
  printf '%s\n' "$tiles" | grep -Eqx 'https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?/.*' || refuse
  path=${tiles#*://}
  host=" ${tiles%%://*}://${path%%/*}"
fi
echo "map \"\" \$map_tiles_host { default \"$host\"; }"
