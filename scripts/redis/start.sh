#!/bin/sh
# Starts Redis in its container with the users of its environment; its arguments are further settings.
set -eu
umask 077
# Files of a version that kept events in Redis contain personal data. They are removed once: nothing in Redis has to survive a start.
cd /data
[ -e without-events ] || { rm -rf appendonlydir ./*.aof ./*.rdb && : >without-events; }
sh /redis-users.sh >/tmp/users.acl
exec redis-server --aclfile /tmp/users.acl --hz 2 "$@"
