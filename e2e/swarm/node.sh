#!/bin/sh
# The first process of a node, in namespaces of its own: everything on the node ends with it. It ends with its standard input, so no node
# outlives the test. FOLDER keeps what a machine keeps on its disk.
# usage: unshare --net --mount --uts --pid --fork --mount-proc node.sh NAME FOLDER
set -eu
hostname "$1"
cd "$2"
exec 2>>engine.log
ip link set lo up
# As after each start of a machine.
mount -t tmpfs -o mode=755 tmpfs /run
echo '{}' >daemon.json
# Its containers' limits are in groups of the machine, which outlive the node: their name tells whose they are.
dockerd --config-file daemon.json --data-root "$2/data" --host "unix://$2/docker.sock" \
  --cgroup-parent "$(basename "$(dirname "$2")")/$1" </dev/null >&2 &
cat >/dev/null
