import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../compose/docker.js';
import { eventually } from '../stack/databases.js';

const ENGINE_WITHIN_MS = 60_000;
const OWN_NAMESPACES = ['--net', '--mount', '--uts', '--pid', '--fork', '--mount-proc'];

/** A Docker engine in its own network, mount, host name and process namespaces, like a separate machine. */
export class Node {
  private process: ChildProcess | undefined;
  private pid = 0;

  constructor(
    readonly name: string,
    readonly address: string,
    private readonly folder: string,
  ) {}

  /**
   * Starts the node with its existing disk.
   * @param connect connects the node of this process id to the network
   */
  async start(connect: (pid: number) => Promise<void>): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const args = [...OWN_NAMESPACES, join(import.meta.dirname, 'node.sh'), this.name, this.folder];
    const started = spawn('unshare', args, { stdio: ['pipe', 'ignore', 'ignore'] });
    this.process = started;
    await eventually(async () => {
      if (started.exitCode !== null) return [`${this.name} has ended`];
      this.pid = Number(await runCommand('pgrep', ['--parent', String(started.pid)]));
      return [];
    }, ENGINE_WITHIN_MS);
    await connect(this.pid);
    await eventually(() => this.docker('info').then(() => []), ENGINE_WITHIN_MS).catch(async (error: Error) => {
      throw new Error(`${error.message}\n${(await readFile(join(this.folder, 'engine.log'), 'utf8')).slice(-4000)}`);
    });
  }

  /** Ends all processes at once, like a power cut. */
  async kill(): Promise<void> {
    const { process: running } = this;
    this.process = undefined;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    process.kill(this.pid, 'SIGKILL');
    await ended;
  }

  /** Runs `ip` in the node's network. */
  async ip(...args: string[]): Promise<void> {
    await runCommand('nsenter', ['--target', String(this.pid), '--net', 'ip', ...args]);
  }

  /** Environment for programs that use its engine. */
  get env(): { DOCKER_HOST: string } {
    return { DOCKER_HOST: `unix://${this.folder}/docker.sock` };
  }

  docker(...args: string[]): Promise<string> {
    return runCommand('docker', args, this.env);
  }

  /** Path of a volume for programs outside the node. Short enough for the address of a socket. */
  getVolumePath(name: string): string {
    return `/proc/${this.pid}/cwd/data/volumes/${name}/_data`;
  }
}
