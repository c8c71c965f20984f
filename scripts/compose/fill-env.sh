#!/bin/sh
# Fills in the empty secrets of FILE (default .env) and adds the settings that an older FILE does not have; other values are kept. Only
# its owner can read the file.
# usage: cp .env.example .env && scripts/compose/fill-env.sh [FILE]
set -eu
here=$(dirname "$0")
file=${1:-$here/../../.env}
umask 077
sed -n 's/^\([A-Z][A-Z0-9_]*\)=.*/\1/p' "$here/../../.env.example" |
  while IFS= read -r name; do
    grep -q "^$name=" "$file" || grep "^$name=" "$here/../../.env.example"
  done >"$file.added"
{
  cat "$file"
  # The last line may lack its newline.
  [ -z "$(tail -c 1 "$file")" ] || echo
  if [ -s "$file.added" ]; then
    printf '\n# Of a later version; .env.example says what each of them is.\n'
    cat "$file.added"
  fi
} >"$file.whole"
"$here/make-env.sh" "$file.whole" >"$file.new"
rm "$file.added" "$file.whole"
mv "$file.new" "$file"
