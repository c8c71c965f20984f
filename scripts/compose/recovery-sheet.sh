#!/bin/sh
# Prints the recovery sheet: what is needed to bring the product back on another machine when this one is gone. Print it on paper, or put it into a
# password manager, and delete what was saved of it here. Who has it can read everything.
# usage: recovery-sheet.sh [FILE]       FILE: default .env
set -eu
cd "$(dirname "$0")/../.."
file=${1:-.env}
setting() { sed -n "s/^$1=//p" "$file" | tail -n 1; }
show() {
  value=$(setting "$1")
  [ -z "$value" ] || printf '  %-18s %s\n' "$1" "$value"
}

cat <<TEXT
RECOVERY SHEET, $(date +%d/%m/%Y)
Product: $(git remote get-url origin 2>/dev/null || echo 'this repository'), commit $(git rev-parse --short=12 HEAD 2>/dev/null || echo unknown)
TEXT
show SITE_URL
cat <<'TEXT'

1. THE KEYS. Without them a backup cannot be read by anybody.
TEXT
for name in DATA_KEY DATA_KEY_PREVIOUS BACKUP_PASSWORD; do show "$name"; done
cat <<'TEXT'
  DATA_KEY opens bank details, identity numbers, documents and the key of tokens. BACKUP_PASSWORD opens the copies on the other machine.

2. WHERE THE BACKUPS ARE.
TEXT
for name in BACKUP_TARGET BACKUP_S3_ID BACKUP_S3_TOKEN BACKUP_SSH_DIR BACKUP_VOLUME BACKUP_RECIPIENT; do show "$name"; done
[ -n "$(setting BACKUP_TARGET)$(setting BACKUP_VOLUME)" ] || echo '  Only in a volume of this machine, and lost with it. Set BACKUP_TARGET.'
echo
echo '3. OTHER SETTINGS. No backup has them.'
sed -n 's/^\([A-Z][A-Z0-9_]*\)=..*/\1/p' "$file" | sort -u | while IFS= read -r name; do
  case $name in
    # Those that can be new, and those above.
    *_PASSWORD | *_SECRET | *_KEY | VERSION) continue ;;
    DATA_KEY_PREVIOUS | BACKUP_TARGET | BACKUP_S3_* | BACKUP_SSH_DIR | BACKUP_VOLUME | BACKUP_RECIPIENT | SITE_URL) continue ;;
  esac
  [ "$(setting "$name")" = "$(sed -n "s/^$name=//p" .env.example)" ] || show "$name"
done
echo '  No backup has your own certificate either: docs/operations.md, TLS.'
cat <<'TEXT'

4. ON A NEW MACHINE, with Docker and restic:
  git clone the repository, check out the commit above
  cp .env.example .env, write the values of 1, 2 and 3 into it, scripts/compose/fill-env.sh
  mkdir backups && RESTIC_PASSWORD=(BACKUP_PASSWORD) restic --repo (BACKUP_TARGET) restore latest --target backups
    for S3: AWS_ACCESS_KEY_ID=(BACKUP_S3_ID) AWS_SECRET_ACCESS_KEY=(BACKUP_S3_TOKEN) before it
    for SFTP: with a login of yours there; the key in BACKUP_SSH_DIR is gone with the old machine unless you keep a copy
  docker compose --profile commands build
  scripts/compose/restore.sh backups
  With BACKUP_RECIPIENT set, restore.sh also needs BACKUP_IDENTITY_FILE: the file from age-keygen.

All other secrets of .env can be new.
TEXT
