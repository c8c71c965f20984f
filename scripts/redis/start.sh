#!/bin/sh
# Starts Redis in its container with the users that its environment names; its words are further settings.
set -eu
umask 077
# The files of a version that kept events in Redis hold what they said of people. They go once: nothing in Redis has to outlive a start.
cd /data
[ -e without-events ] || { rm -rf appendonlydir ./*.aof ./*.rdb && : >without-events; }
sh /redis-users.sh >/tmp/users.acl
exec redis-server --aclfile /tmp/users.acl "$@"
