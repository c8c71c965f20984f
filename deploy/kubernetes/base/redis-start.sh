#!/bin/sh
# Starts Redis in its container with the users that its environment names; its words are further settings.
set -eu
umask 077
sh /redis-users.sh >/tmp/users.acl
exec redis-server --aclfile /tmp/users.acl "$@"
