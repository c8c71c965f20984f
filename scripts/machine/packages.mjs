import { findProgram } from './programs.mjs';

/** Package managers with their install command. apt.mjs runs the first one itself if it may. */
const MANAGERS = {
  'apt-get': 'apt-get install',
  dnf: 'dnf install',
  zypper: 'zypper install',
  pacman: 'pacman -S',
  brew: 'brew install',
};
/** Package names that differ from Debian's. */
const NAMES = {
  'redis-server': { dnf: 'valkey', zypper: 'redis', pacman: 'valkey', brew: 'redis' },
  'poppler-utils': { zypper: 'poppler-tools', pacman: 'poppler', brew: 'poppler' },
  oathtool: { zypper: 'oath-toolkit', pacman: 'oath-toolkit', brew: 'oath-toolkit' },
};

/**
 * How to install packages on this machine, as the end of a sentence.
 * @param packages by their names on Debian
 * @param has whether this machine has a program
 */
export function describeInstall(packages, has = (name) => findProgram(name) !== undefined) {
  const manager = Object.keys(MANAGERS).find(has);
  if (!manager) return `install ${packages.join(' and ')} so that PATH finds them, then start again.`;
  const command = [MANAGERS[manager], ...packages.map((name) => NAMES[name]?.[manager] ?? name)].join(' ');
  if (manager === 'brew') return `run "${command}" once, then start again.`;
  return `${has('sudo') ? `run "sudo ${command}"` : `as root, run "${command}"`} once, then start again.`;
}
