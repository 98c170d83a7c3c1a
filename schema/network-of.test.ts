import { expect, it } from 'vitest'
import { networkOf } from './network-of.ts'

it('[SEC-10] counts an IPv6 network as one client, and an IPv4 address as one', () => {
  const one = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:0db8:0001:0002::9%eth0'].map(networkOf)
  expect(new Set(one)).toEqual(new Set(['2001:db8:1:2::/64']))
  expect(networkOf('2001:db8:1:3::1')).not.toBe(one[0])
  expect(['::1', '192.0.2.7', '::ffff:192.0.2.7', 'unknown'].map(networkOf)).toEqual([
    ...['0:0:0:0::/64', '192.0.2.7', '::ffff:192.0.2.7', 'unknown'],
  ])
})
