import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePorts } from '../machine/ports.mjs';
import { findProgram } from '../machine/programs.mjs';
import { getLastLines, runCommand } from '../machine/run-command.mjs';
import { Problem } from '../problem.mjs';
import { Child } from '../stack/child.mjs';
import { ProcessRecords } from '../stack/process-records.mjs';
import { answersOk, replies } from '../stack/ready.mjs';

/** Keys of the server's only user. No secret: the server listens on loopback during one test run. */
const ACCESS_KEY = 'media';
const SECRET_KEY = 'media-secret';

/** A one-node cluster in memory without replication, with one gateway. */
const buildCephSettings = ({ folder, clusterId, monitorPort, gatewayPort }) => `
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

/** The server's programs and their Debian packages. */
export const S3_PROGRAMS = { 'ceph-mon': 'ceph-mon', 'ceph-osd': 'ceph-osd', radosgw: 'radosgw', ceph: 'ceph-common' };

export const listMissingS3Programs = () => Object.keys(S3_PROGRAMS).filter((name) => !findProgram(name));

/** Time limit, because a command hangs if the cluster doesn't start. */
const COMMAND_MS = 120_000;
/** Members of the cluster and their rights. */
const KEYRING = [
  ['mon.', 'mon', 'allow *'],
  ['client.admin', 'mon', 'allow *', 'osd', 'allow *'],
  ['osd.0', 'mon', 'allow profile osd', 'osd', 'allow *'],
];

/**
 * Starts a real S3 server in memory: a cluster of one monitor and one store, and an S3 gateway. Takes about 10 s.
 * Resolves with { endpoint, accessKey, secretKey, gateway, stop() }; the gateway is a Child, and stop leaves nothing.
 * @throws Problem if a part is missing or does not start
 */
export async function startS3Server() {
  // The system's folder, because paths of Unix sockets must be short.
  const folder = mkdtempSync(path.join(tmpdir(), 'cleaning-s3-'));
  const children = [];
  const stop = async () => {
    for (const child of children.toReversed()) await child.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { ...(await startCluster(folder, children)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startCluster(folder, children) {
  const [monitorPort, gatewayPort] = await findFreePorts(2);
  const clusterId = randomUUID();
  const storeId = randomUUID();
  const settings = path.join(folder, 'ceph.conf');
  const keyring = path.join(folder, 'keyring');
  const map = path.join(folder, 'monmap');
  for (const name of ['mon', 'osd', 'run']) mkdirSync(path.join(folder, name));
  writeFileSync(settings, buildCephSettings({ folder, clusterId, monitorPort, gatewayPort }));
  const env = { PATH: process.env.PATH, CEPH_CONF: settings };
  const records = new ProcessRecords(path.join(folder, 'run'));

  const runCeph = async (name, ...args) => {
    const { code, output } = await runCommand(getProgram(name), args, { env, timeout: COMMAND_MS });
    if (code !== 0) throw new Problem(`${name} failed (${code}); its output:\n${getLastLines(output)}`);
  };
  const startChild = async (name, args, isReady) => {
    const logFile = path.join(folder, `${name}.log`);
    const child = new Child({
      name,
      command: getProgram(name),
      args,
      env,
      cwd: folder,
      logFile,
      isReady,
      records,
      // Its data is not needed.
      stopSignal: 'SIGKILL',
    });
    children.push(child);
    await child.start();
    return child;
  };

  await runCeph('ceph-authtool', '--create-keyring', keyring);
  for (const [owner, ...rights] of KEYRING)
    await runCeph('ceph-authtool', keyring, '--gen-key', '-n', owner, ...toCapOptions(rights));
  await runCeph('monmaptool', '--create', '--addv', 'a', `[v2:127.0.0.1:${monitorPort}]`, '--fsid', clusterId, map);
  await runCeph('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring);
  await startChild('ceph-mon', ['-f', '-i', 'a'], () => replies(monitorPort, '', 'ceph v2'));

  await runCeph('ceph', 'osd', 'new', storeId);
  await runCeph('ceph-osd', '--mkfs', '-i', '0', '--osd-uuid', storeId);
  // The next command waits until the store has joined.
  await startChild('ceph-osd', ['-f', '-i', '0'], () => true);

  const user = ['--uid=media', '--display-name=media', `--access-key=${ACCESS_KEY}`, `--secret=${SECRET_KEY}`];
  await runCeph('radosgw-admin', 'user', 'create', ...user);
  const endpoint = `http://127.0.0.1:${gatewayPort}`;
  const gateway = await startChild('radosgw', ['-f', '-n', 'client.admin'], () => answersOk(endpoint));
  return { endpoint, accessKey: ACCESS_KEY, secretKey: SECRET_KEY, gateway };
}

/** ['mon', 'allow *'] as options of ceph-authtool. */
const toCapOptions = (rights) => rights.flatMap((right, index) => (index % 2 === 0 ? ['--cap', right] : [right]));

function getProgram(name) {
  const program = findProgram(name);
  if (!program) throw new Problem(`${name} is missing: run "apt-get install ${Object.values(S3_PROGRAMS).join(' ')}".`);
  return program;
}
