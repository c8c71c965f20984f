import { existsSync } from 'node:fs';
import { Problem } from '../problem.mjs';
import { describeInstall } from './packages.mjs';
import { findProgram } from './programs.mjs';
import { getLastLines, runCommand } from './run-command.mjs';

const POLICY = '/usr/sbin/policy-rc.d';

async function findPrivilege() {
  if (process.getuid?.() === 0) return [];
  const sudo = findProgram('sudo');
  if (sudo && (await runCommand(sudo, ['-n', 'true'])).code === 0) return [sudo, '-n'];
  return undefined;
}

/** Packages of programs that are missing on this machine. @param programs program name to package name */
export function listMissingPackages(programs) {
  const missing = Object.entries(programs).filter(([program]) => !findProgram(program));
  return [...new Set(missing.map(([, name]) => name))];
}

/**
 * Installs Debian packages. Debian would start an installed server at once, on its well-known port, and at each boot: a policy file
 * prevents the start, and the units are disabled.
 * @throws Problem without apt-get or the rights to use it, with the command that installs them
 */
export async function installPackages(packages) {
  const names = packages.join(' ');
  const missing = `This machine lacks ${packages.join(' and ')}`;
  if (!findProgram('apt-get')) throw new Problem(`${missing}: ${describeInstall(packages)}`);
  const prefix = await findPrivilege();
  if (!prefix) throw new Problem(`${missing}, and this user may not install packages: ${describeInstall(packages)}`);

  const runAsRoot = (...args) => {
    const [command, ...rest] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', ...args];
    return runCommand(command, rest);
  };
  const ownPolicy = !existsSync(POLICY);
  if (ownPolicy) await runAsRoot('sh', '-c', `printf '#!/bin/sh\\nexit 101\\n' > ${POLICY} && chmod 755 ${POLICY}`);
  try {
    await runAsRoot('apt-get', '-qq', 'update');
    const install = await runAsRoot(
      'apt-get',
      '-qq',
      '-y',
      '--no-install-recommends',
      '-o',
      'DPkg::Lock::Timeout=120',
      'install',
      ...packages,
    );
    if (install.code !== 0)
      throw new Problem(`apt-get could not install ${names}; it said:\n${getLastLines(install.output)}`);
    for (const unit of packages.filter((name) => existsSync(`/lib/systemd/system/${name}.service`)))
      await runAsRoot('systemctl', 'disable', unit);
  } finally {
    if (ownPolicy) await runAsRoot('rm', '-f', POLICY);
  }
}
