import { BlockList, isIP } from 'node:net';

/** The networks of IPv4 that are no public hosts (IANA's registry of special-purpose addresses). */
const SPECIAL_IPV4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Of IPv6 only global addresses are public, and of those not the ones that stand for others. */
const GLOBAL_IPV6: [string, number] = ['2000::', 3];
const SPECIAL_IPV6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const special = new BlockList();
for (const [network, bits] of SPECIAL_IPV4) special.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of SPECIAL_IPV6) special.addSubnet(network, bits, 'ipv6');
const global = new BlockList();
global.addSubnet(...GLOBAL_IPV6, 'ipv6');

/**
 * Tells whether an IP address is that of a public host. Addresses of this machine, of its network, of the services of a
 * cloud, and IPv6 addresses that stand for IPv4 ones are not.
 */
export function isPublicAddress(ip: string): boolean {
  const family = isIP(ip);
  if (family === 4) return !special.check(ip, 'ipv4');
  return family === 6 && global.check(ip, 'ipv6') && !special.check(ip, 'ipv6');
}
