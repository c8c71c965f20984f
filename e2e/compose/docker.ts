import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const ROOT = join(import.meta.dirname, '..', '..');
const execFileAsync = promisify(execFile);

/** Runs a program in the repository. Returns its output; rejects on failure. */
export async function runCommand(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  // docker compose would prefer the journeys' login over the values of its file.
  const { ADMIN_EMAIL: _email, ADMIN_PASSWORD: _password, ...inherited } = process.env;
  const options = { cwd: ROOT, env: { ...inherited, ...env }, maxBuffer: 64 * 1024 * 1024 };
  const { stdout, stderr } = await execFileAsync(program, args, options).catch(
    (failed: Error & { stderr?: string }) => {
      throw new Error(`${program} ${args.join(' ')}: ${failed.stderr ?? failed.message}`);
    },
  );
  return stdout.trim() || stderr.trim();
}

export const docker = (...args: string[]): Promise<string> => runCommand('docker', args);
/** Runs on the stack that scripts/test-compose.mjs names in the environment. */
export const compose = (...args: string[]): Promise<string> => docker('compose', ...args);

const splitLines = (text: string): string[] => text.split('\n').filter(Boolean);

/** Ids of running containers of the services. */
export const listContainers = async (...services: string[]): Promise<string[]> =>
  splitLines(await compose('ps', '--quiet', ...services));

/** The fields of `docker inspect` used here. */
export interface ContainerInfo {
  readonly Name: string;
  readonly Config: {
    readonly User: string;
    readonly Image: string;
    readonly Labels: Readonly<Record<string, string>>;
    readonly Env: readonly string[];
  };
  readonly HostConfig: {
    readonly ReadonlyRootfs: boolean;
    readonly CapDrop: readonly string[] | null;
    readonly CapAdd: readonly string[] | null;
    readonly SecurityOpt: readonly string[] | null;
    readonly Memory: number;
    readonly PidsLimit: number | null;
    readonly RestartPolicy: { readonly Name: string };
    readonly LogConfig: { readonly Type: string; readonly Config: Readonly<Record<string, string>> };
    readonly PortBindings: Readonly<Record<string, unknown>>;
  };
  readonly NetworkSettings: { readonly Networks: Readonly<Record<string, { readonly IPAddress: string }>> };
  readonly State: { readonly Health?: { readonly Status: string } };
}

export async function inspect(...containers: string[]): Promise<ContainerInfo[]> {
  return JSON.parse(await docker('inspect', ...containers));
}

export const getService = ({ Config }: ContainerInfo): string => Config.Labels['com.docker.compose.service'] ?? '';

/** IP address of a container in one of the stack's networks, reachable from the host. */
export function getAddress(container: ContainerInfo, network: string): string {
  const found = Object.entries(container.NetworkSettings.Networks).find(([name]) => name.endsWith(`_${network}`));
  if (!found) throw new Error(`${container.Name} is not in ${network}`);
  return found[1].IPAddress;
}

/** Database addresses of the stack, for the host. */
export async function openComposePostgres(): Promise<{ url(database: string): string }> {
  const [container] = await inspect(...(await listContainers('postgres')));
  if (!container) throw new Error('PostgreSQL is not running');
  const host = getAddress(container, 'stores');
  const password = (name: string) =>
    container.Config.Env.find((each) => each.startsWith(`${name.toUpperCase()}_DB_PASSWORD=`))?.split('=')[1];
  return { url: (name) => `postgresql://${name}:${password(name)}@${host}:5432/${name}` };
}
