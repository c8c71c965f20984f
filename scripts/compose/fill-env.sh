#!/bin/sh
# Fills in the secrets that FILE (default .env) leaves empty; what is set stays. The file is for its owner's eyes.
# usage: cp .env.example .env && scripts/compose/fill-env.sh [FILE]
set -eu
file=${1:-$(dirname "$0")/../../.env}
umask 077
"$(dirname "$0")/make-env.sh" "$file" >"$file.new"
mv "$file.new" "$file"
