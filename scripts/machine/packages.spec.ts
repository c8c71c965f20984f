import { describeInstall } from './packages.mjs';

describe('describeInstall', () => {
  const on = (...programs: string[]) => describeInstall(['nginx', 'redis-server'], (name) => programs.includes(name));

  it.each([
    ['Debian, Ubuntu', ['apt-get', 'sudo'], 'run "sudo apt-get install nginx redis-server" once, then start again.'],
    ['Fedora, RHEL', ['dnf', 'sudo'], 'run "sudo dnf install nginx valkey" once, then start again.'],
    ['openSUSE', ['zypper', 'sudo'], 'run "sudo zypper install nginx redis" once, then start again.'],
    ['Arch', ['pacman', 'sudo'], 'run "sudo pacman -S nginx valkey" once, then start again.'],
    ['macOS', ['brew', 'sudo'], 'run "brew install nginx redis" once, then start again.'],
    [
      'a machine without sudo',
      ['apt-get'],
      'as root, run "apt-get install nginx redis-server" once, then start again.',
    ],
    ['another system', ['sudo'], 'install nginx and redis-server so that PATH finds them, then start again.'],
  ])('names the command on %s', (_, programs, sentence) => {
    expect(on(...programs)).toBe(sentence);
  });
});
