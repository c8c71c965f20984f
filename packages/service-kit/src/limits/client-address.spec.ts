import { getCountedAddress, getCountedSite } from './client-address.js';

describe('getCountedAddress', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    [undefined, 'unknown'],
  ])('counts %s under %s', (ip, counted) => {
    expect(getCountedAddress(ip)).toBe(counted);
  });
});

describe('getCountedSite', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:0DB8:0001:ffff::9', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['203.0.113.7', null],
    ['::ffff:203.0.113.7', null],
    [undefined, null],
  ])('returns for %s the network %s', (ip, site) => {
    expect(getCountedSite(ip)).toBe(site);
  });
});
