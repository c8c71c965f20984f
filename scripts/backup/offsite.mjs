import { findProgram } from '../machine/programs.mjs';
import { getLastLines, runCommand } from '../machine/run-command.mjs';
import { Problem } from '../problem.mjs';
import { RETENTION } from './retention.mjs';

/** A fixed host name for all snapshots, because a container's name changes with each update. */
const HOST = 'cleaning';

/**
 * A copy of the backup folder on another machine, made by restic: encrypted with BACKUP_PASSWORD before it leaves, and each file
 * sent only once.
 * @param environment BACKUP_TARGET (s3:https://host/bucket or sftp:user@host:/folder), BACKUP_PASSWORD; BACKUP_S3_ID and BACKUP_S3_TOKEN for
 * S3; BACKUP_SSH_DIR with `key` and `known_hosts` for SFTP
 */
export class Offsite {
  #target;
  #env;
  #options;

  constructor(environment) {
    const { BACKUP_TARGET: target, BACKUP_PASSWORD: password, BACKUP_SSH_DIR: ssh } = environment;
    if (!password) throw new Problem('Set BACKUP_PASSWORD: it encrypts what leaves this machine.');
    this.#target = target;
    this.#env = {
      PATH: environment.PATH,
      HOME: '/tmp',
      TMPDIR: environment.TMPDIR ?? '/tmp',
      RESTIC_PASSWORD: password,
      RESTIC_CACHE_DIR: environment.RESTIC_CACHE_DIR ?? '/tmp/restic',
      ...(environment.BACKUP_S3_ID
        ? { AWS_ACCESS_KEY_ID: environment.BACKUP_S3_ID, AWS_SECRET_ACCESS_KEY: environment.BACKUP_S3_TOKEN ?? '' }
        : {}),
    };
    const [, login = '', port = ''] = /^sftp:(?:\/\/)?([^:/]+)(?::(\d+)\/)?/.exec(target) ?? [];
    this.#options = login
      ? [
          '-o',
          `sftp.command=ssh -i ${ssh}/key -o UserKnownHostsFile=${ssh}/known_hosts ${port ? `-p ${port} ` : ''}${login} -s sftp`,
        ]
      : [];
  }

  /** Undefined without BACKUP_TARGET. */
  static fromEnvironment(environment) {
    return environment.BACKUP_TARGET ? new Offsite(environment) : undefined;
  }

  /** Sends new files, and applies the folder's retention to the copy. @throws Problem */
  async send(folder) {
    if ((await this.#restic(['cat', 'config'])).code !== 0) await this.#runOrThrow(['init']);
    // Removes only stale locks: a running restic renews its locks every few minutes.
    await this.#runOrThrow(['unlock']);
    await this.#runOrThrow(['backup', '--host', HOST, '.'], { cwd: folder });
    const { days, weeks, months } = RETENTION;
    const kept = ['--keep-daily', days, '--keep-weekly', weeks, '--keep-monthly', months].map(String);
    await this.#runOrThrow(['forget', '--host', HOST, ...kept, '--prune']);
  }

  /** Restores the newest copy into an empty folder. @throws Problem */
  async fetch(folder) {
    await this.#runOrThrow(['restore', 'latest', '--host', HOST, '--target', folder]);
  }

  async #runOrThrow(words, options) {
    const { code, output } = await this.#restic(words, options);
    if (code !== 0) throw new Problem(`restic ${words[0]} failed (${code}): ${getLastLines(output, 5)}`);
  }

  #restic(words, options = {}) {
    const program = findProgram('restic');
    if (!program) throw new Problem('restic is missing: run "apt-get install restic".');
    const args = ['--repo', this.#target, ...this.#options, '--quiet', ...words];
    return runCommand(program, args, { ...options, env: this.#env });
  }
}
