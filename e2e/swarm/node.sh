#!/bin/sh
# First process of a node in its own namespaces. All processes of the node end with it, and it ends with its standard input, so no node
# outlives the test. FOLDER is the node's disk.
# usage: unshare --net --mount --uts --pid --fork --mount-proc node.sh NAME FOLDER
set -eu
hostname "$1"
cd "$2"
exec 2>>engine.log
ip link set lo up
# Empty, like after a reboot.
mount -t tmpfs -o mode=755 tmpfs /run
echo '{}' >daemon.json
# Control groups belong to the machine and outlive the node, so their name contains the node's folder.
dockerd --config-file daemon.json --data-root "$2/data" --host "unix://$2/docker.sock" \
  --cgroup-parent "$(basename "$(dirname "$2")")/$1" </dev/null >&2 &
cat >/dev/null
