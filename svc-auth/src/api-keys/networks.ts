import ipaddr from 'ipaddr.js';

/** An IPv4 address that arrives over IPv6 (::ffff:203.0.113.7) is that IPv4 address. */
const parse = (address: string) => ipaddr.process(address.split('%')[0] ?? '');

/**
 * True if an address is in one of the networks, or there are none.
 * @param networks addresses, and networks in CIDR notation
 */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true;
  if (!ipaddr.isValid(address.split('%')[0] ?? '')) return false;
  const caller = parse(address);
  return networks.some((network) => {
    if (!network.includes('/')) return parse(network).toNormalizedString() === caller.toNormalizedString();
    const [base, bits] = ipaddr.parseCIDR(network);
    return base.kind() === caller.kind() && caller.match(base, bits);
  });
}
