import path from 'node:path';

/** The keys of the server's only user. It listens on loopback and lives for one test run. */
export const ACCESS_KEY = 'media';
export const SECRET_KEY = 'media-secret';

/** Settings of a one-node cluster in memory that keeps each object once, with one gateway. */
export const cephSettings = ({ folder, clusterId, monitorPort, gatewayPort }) => `
[global]
fsid = ${clusterId}
mon host = v2:127.0.0.1:${monitorPort}
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind ipv6 = false
keyring = ${path.join(folder, 'keyring')}
run dir = ${path.join(folder, 'run')}
admin socket =
log to file = false
log to stderr = true
mon cluster log to file = false
osd objectstore = memstore
memstore device bytes = 2147483648
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 1000
[mon.a]
mon data = ${path.join(folder, 'mon')}
[osd.0]
osd data = ${path.join(folder, 'osd')}
[client.admin]
rgw data = ${path.join(folder, 'run')}
rgw frontends = beast endpoint=127.0.0.1:${gatewayPort}
`;
