/**
 * The client of a network address as attempts are counted, by portal and gateway alike: an IPv6 network as a whole, because one client
 * has as many addresses there as it likes (SEC-10).
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [whole = ''] = address.split('%', 1)
  const [before = [], after = []] = whole.split('::').map(half => half.split(':').filter(group => group !== ''))
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const network = [...before, ...zeros, ...after].slice(0, 4)
  return `${network.map(group => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
