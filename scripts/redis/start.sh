#!/bin/sh
# Starts Redis in its container with the users of its environment; its arguments are further settings.
set -eu
umask 077
# Files of earlier versions contain events with personal data, or transactions that no start repeated: with those after them they give a
# state that never was. They are removed once: nothing in Redis has to survive a start.
cd /data
[ -e repeated-at-start ] || { rm -rf appendonlydir ./*.aof ./*.rdb without-events && : >repeated-at-start; }
sh /redis-users.sh >/tmp/users.acl
exec redis-server --aclfile /tmp/users.acl --hz 2 "$@"
