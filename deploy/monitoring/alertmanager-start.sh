#!/bin/sh
# Starts Alertmanager in its container with the configuration that the environment asks for; its arguments are further options.
set -eu
umask 077
sh /etc/alertmanager/config.sh >/tmp/alertmanager.yml
exec alertmanager --config.file=/tmp/alertmanager.yml "$@"
