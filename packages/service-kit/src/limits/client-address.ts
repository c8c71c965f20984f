import { isIPv4, isIPv6 } from 'node:net';

const MAPPED_IPV4 = '::ffff:';

/**
 * The address that limits count by. IPv6 addresses of one /64 count as one, because a household can change among them
 * freely.
 */
export function getCountedAddress(ip: string | undefined): string {
  if (ip === undefined) return 'unknown';
  const address = ip.split('%')[0]?.toLowerCase() ?? ip;
  if (address.startsWith(MAPPED_IPV4) && isIPv4(address.slice(MAPPED_IPV4.length)))
    return address.slice(MAPPED_IPV4.length);
  return isIPv6(address) ? toNetwork(address, 64) : address;
}

/** The /48 of an IPv6 address, because one customer may get a whole /48; null for IPv4. */
export function getCountedSite(ip: string | undefined): string | null {
  const address = ip?.split('%')[0]?.toLowerCase() ?? '';
  return isIPv6(address) && !address.startsWith(MAPPED_IPV4) ? toNetwork(address, 48) : null;
}

/** @param bits a multiple of the 16 of each group */
function toNetwork(address: string, bits: 48 | 64): string {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after];
  const network = groups.slice(0, bits / 16).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/${bits}`;
}
