import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const settings = (TRUSTED_PROXIES: string) =>
  spawnSync('sh', [join(__dirname, 'trusted-proxies.sh')], {
    env: { PATH: process.env.PATH ?? '', TRUSTED_PROXIES },
    encoding: 'utf8',
  });
const trusted = (text: string) => [...text.matchAll(/^set_real_ip_from (.+);$/gm)].map(([, address]) => address);

describe('TRUSTED_PROXIES', () => {
  it.each([
    ['', []],
    [' , ', []],
    ['192.0.2.7', ['192.0.2.7']],
    ['10.0.0.0/8, 192.0.2.7  2001:db8::/32\n::1', ['10.0.0.0/8', '192.0.2.7', '2001:db8::/32', '::1']],
    ['fe80:0:0:0:1:2:3:4/128', ['fe80:0:0:0:1:2:3:4/128']],
  ])('%j trusts %j', (value, addresses) => {
    const { status, stdout } = settings(value);
    expect([status, trusted(stdout)]).toEqual([0, addresses]);
    expect([...stdout.matchAll(/^ {2}(\S+) 1;$/gm)].map(([, address]) => address)).toEqual(addresses);
  });

  it.each([
    'proxy.example',
    '10.0.0.0/33',
    '10.0.0.256',
    '10.0.0',
    '10.0.0.1/',
    '10.0.0.0/8/8',
    '2001:db8::/129',
    '1::2::3',
    ':1',
    '12345::',
    '1:2:3:4:5:6:7',
    'unix:',
    '*',
    '10.0.0.1;',
    '10.0.0.1;}http{',
    '0.0.0.0/0',
    '::/0',
  ])('%j is refused by name', (value) => {
    const { status, stdout, stderr } = settings(`192.0.2.7 ${value}`);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`TRUSTED_PROXIES: "${value}" `);
  });
});
