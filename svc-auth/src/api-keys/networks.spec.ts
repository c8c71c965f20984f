import { isInNetworks } from './networks.js';

describe('isInNetworks', () => {
  it.each<[string, string[], boolean]>([
    ['203.0.113.7', [], true],
    ['203.0.113.7', ['203.0.113.7'], true],
    ['203.0.113.8', ['203.0.113.7'], false],
    ['203.0.113.8', ['198.51.100.1', '203.0.113.0/24'], true],
    ['203.0.114.1', ['203.0.113.0/24'], false],
    ['::ffff:203.0.113.7', ['203.0.113.0/24'], true],
    ['203.0.113.7', ['::/0'], false],
    ['203.0.113.7', ['0.0.0.0/0'], true],
    ['2001:db8::7', ['2001:db8:0:0:0:0:0:7'], true],
    ['2001:DB8:0:1::9', ['2001:db8::/48'], true],
    ['2001:db9::1', ['2001:db8::/32'], false],
    ['fe80::1%eth0', ['fe80::/10'], true],
    ['unknown', ['0.0.0.0/0', '::/0'], false],
    ['', ['0.0.0.0/0'], false],
  ])('given %s and %j, returns %s', (address, networks, isAdmitted) => {
    expect(isInNetworks(address, networks)).toBe(isAdmitted);
  });
});
