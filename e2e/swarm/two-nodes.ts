import { mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { findProgram } from '../../scripts/machine/programs.mjs';
import { docker, runCommand } from '../compose/docker.js';
import { eventually } from '../stack/databases.js';
import { Node } from './node.js';

/** Addresses for network tests (RFC 2544), which Docker does not use. */
const [OUTSIDE, FIRST, SECOND] = ['198.18.0.254', '198.18.0.1', '198.18.0.2'];
const PROGRAMS = ['dockerd', 'ip', 'unshare', 'nsenter', 'pgrep'];
const GROUPS_GONE_WITHIN_MS = 10_000;

/** Reason why two nodes can't run here, or undefined. */
export function findNodeProblem(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'it needs root on Linux';
  const missing = PROGRAMS.filter((name) => !findProgram(name));
  return missing.length > 0 ? `it needs the programs ${missing.join(', ')}` : undefined;
}

const buildSwarmOptions = ({ address }: Node) => ['--advertise-addr', address, '--data-path-addr', address];

/** A swarm of two nodes on one network with this machine. The first is the manager. */
export class TwoNodes {
  readonly first: Node;
  readonly second: Node;

  private constructor(private readonly folder: string) {
    this.first = new Node('first', FIRST, join(folder, 'first'));
    this.second = new Node('second', SECOND, join(folder, 'second'));
  }

  /** @param images of this machine's engine, which are loaded into both nodes */
  static async start(images: readonly string[]): Promise<TwoNodes> {
    // Not /tmp, which may be in memory: images are large.
    const nodes = new TwoNodes(await mkdtemp('/var/tmp/cleaning-swarm-'));
    try {
      await nodes.first.start((pid) => nodes.connectFirst(pid));
      await nodes.startSecond();
      await nodes.loadImages(images);
      await nodes.first.docker('swarm', 'init', ...buildSwarmOptions(nodes.first));
      const token = await nodes.first.docker('swarm', 'join-token', '--quiet', 'worker');
      await nodes.second.docker('swarm', 'join', '--token', token, ...buildSwarmOptions(nodes.second), `${FIRST}:2377`);
    } catch (error) {
      await nodes.end();
      throw error;
    }
    return nodes;
  }

  /** Also restarts the node after cutOffSecond. */
  startSecond(): Promise<void> {
    return this.second.start((pid) => this.connectSecond(pid));
  }

  /** Disconnects and kills the second node, so that no peer sees its connections close. */
  async cutOffSecond(): Promise<void> {
    await this.first.ip('link', 'delete', 'second');
    await this.second.kill();
  }

  /** The first node has a bridge as the switch, which stays when the second is disconnected. */
  private async connectFirst(pid: number): Promise<void> {
    const cable = `swarm${process.pid}`;
    await runCommand('ip', ['link', 'add', cable, 'type', 'veth', 'peer', 'name', 'outside', 'netns', String(pid)]);
    await runCommand('ip', ['address', 'add', `${OUTSIDE}/24`, 'dev', cable]);
    await runCommand('ip', ['link', 'set', cable, 'up']);
    await this.first.ip('link', 'add', 'lan', 'type', 'bridge');
    await this.first.ip('address', 'add', `${FIRST}/24`, 'dev', 'lan');
    await this.first.ip('link', 'set', 'outside', 'master', 'lan', 'up');
    await this.first.ip('link', 'set', 'lan', 'up');
  }

  private async connectSecond(pid: number): Promise<void> {
    await this.first.ip('link', 'add', 'second', 'type', 'veth', 'peer', 'name', 'lan', 'netns', String(pid));
    await this.first.ip('link', 'set', 'second', 'master', 'lan', 'up');
    await this.second.ip('address', 'add', `${SECOND}/24`, 'dev', 'lan');
    await this.second.ip('link', 'set', 'lan', 'up');
  }

  private async loadImages(images: readonly string[]): Promise<void> {
    const file = join(this.folder, 'images.tar');
    await docker('save', '--output', file, ...images);
    await Promise.all([this.first, this.second].map((node) => node.docker('load', '--quiet', '--input', file)));
    await rm(file);
  }

  /** Stops both nodes, and removes their control groups and folder. */
  async end(): Promise<void> {
    await this.second.kill();
    await this.first.kill();
    const groups = ['/sys/fs/cgroup', '-depth', '-type', 'd', '-path', `*/${basename(this.folder)}*`];
    await eventually(
      () => runCommand('find', [...groups, '-exec', 'rmdir', '{}', '+']).then(() => []),
      GROUPS_GONE_WITHIN_MS,
    );
    await rm(this.folder, { recursive: true });
  }
}
