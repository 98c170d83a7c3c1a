import { scryptSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useGateway } from '../testing/use-gateway.ts'
import { createHashQueue } from './hash-queue.ts'
import { createPasswords } from './passwords.ts'

describe('a password', () => {
  const gateway = useGateway()

  it('[SEC-18] does not run out by itself', async () => {
    gateway().setNow('2046-06-15T19:00:00Z')
    const token = await gateway().signIn('active')
    expect((await gateway().call('account/status', { token })).text).toBe('ACT')
  })
})

it('[SEC-11] a hash says how it was made, so that those of another cost go on counting', async () => {
  const queue = createHashQueue({ workers: 1 })
  const passwords = createPasswords(queue)
  const salt = Buffer.from('some salt')
  const hashAt = (cost: number) =>
    [
      'scrypt',
      cost,
      salt.toString('base64url'),
      scryptSync('Right-1', salt, 32, { N: cost }).toString('base64url'),
    ].join('$')
  for (const cost of [2 ** 10, 2 ** 12]) {
    expect(await passwords.verify('Right-1', hashAt(cost))).toBe(true)
    expect(await passwords.verify('Wrong-1', hashAt(cost))).toBe(false)
  }
  expect(await passwords.hash('Right-1')).toMatch(/^scrypt\$16384\$/)
  for (const other of ['', 'Right-1', hashAt(2 ** 10).replace('scrypt', 'plain')])
    expect(await passwords.verify('Right-1', other)).toBe(false)
  await queue.close()
})
