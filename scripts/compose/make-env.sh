#!/bin/sh
# Prints a .env for docker compose: FILE (default .env.example) with a random value for each empty secret.
# usage: make-env.sh [FILE]
set -eu
while IFS= read -r line || [ -n "$line" ]; do
  case $line in
    # Given by Xero.
    XERO_CLIENT_SECRET=) printf '%s\n' "$line" ;;
    [A-Z]*_PASSWORD= | [A-Z]*_SECRET= | [A-Z]*_KEY=) printf '%s%s\n' "$line" "$(head -c 48 /dev/urandom | base64 | tr -dc 'A-Za-z0-9' | cut -c 1-40)" ;;
    *) printf '%s\n' "$line" ;;
  esac
done <"${1:-$(dirname "$0")/../../.env.example}"
