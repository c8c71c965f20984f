#!/bin/sh
# Prints a .env for docker compose: .env.example with a fresh random value for each secret that it leaves empty.
while IFS= read -r line; do
  case $line in
    [A-Z]*_PASSWORD= | [A-Z]*_SECRET= | [A-Z]*_KEY=) printf '%s%s\n' "$line" "$(head -c 32 /dev/urandom | base64 | tr -dc 'A-Za-z0-9' | cut -c 1-40)" ;;
    *) printf '%s\n' "$line" ;;
  esac
done <"$(dirname "$0")/../../.env.example"
