import { scryptSync } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createHashQueue } from './hash-queue.ts'
import { createPasswords, hashPassword } from './passwords.ts'

const work = (password: string, cost = 2 ** 10) => ({ password, salt: Buffer.from('salt'), cost, bytes: 32 })

it('[SEC-11] computes what scrypt does, on a thread that is not of the pool', async () => {
  const queue = createHashQueue({ workers: 1 })
  const keys = await Promise.all(['a', 'b', 'c'].map(password => queue.derive(work(password))))
  expect(keys.map(key => key.toString('hex'))).toEqual(
    ['a', 'b', 'c'].map(password => scryptSync(password, 'salt', 32, { N: 2 ** 10 }).toString('hex')),
  )
  expect(queue.begun).toBe(3)
  await queue.close()
})

it('[SEC-11] refuses at once what has no place, and lets known devices go first from places of their own', async () => {
  const queue = createHashQueue({ workers: 1, places: 2 })
  const order: string[] = []
  const ask = (name: string, first?: boolean) => queue.derive(work(name), first).then(() => order.push(name))
  const taken = [ask('at work'), ask('second'), ask('third')]
  expect(() => queue.derive(work('no place'))).toThrow(
    expect.objectContaining({ status: 429, retryAfterSeconds: expect.any(Number) }),
  )
  taken.push(ask('known', true), ask('known too', true))
  expect(() => queue.derive(work('no place'), true)).toThrow(expect.objectContaining({ status: 429 }))
  await Promise.all(taken)
  expect(order).toEqual(['at work', 'known', 'known too', 'second', 'third'])
  await queue.close()
})

it.runIf(process.platform === 'linux')(
  '[SEC-11] works at a lower priority than everything else of its process',
  async () => {
    const nices = () =>
      readdirSync('/proc/self/task').map(task => {
        const stat = readFileSync(`/proc/self/task/${task}/stat`, 'utf8')
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])
      })
    const before = Math.max(...nices())
    const queue = createHashQueue({ workers: 1 })
    await queue.derive(work('a'))
    expect(Math.max(...nices())).toBeGreaterThan(before)
    await queue.close()
  },
)

it('[SEC-13] a password is compared by one hash, right or wrong, of a sign-in or of nobody', async () => {
  const queue = createHashQueue({ workers: 1 })
  const passwords = createPasswords(queue)
  const seeded = await hashPassword('Portal2026!')
  expect(queue.begun).toBe(0)
  expect(await passwords.verify('Portal2026!', seeded)).toBe(true)
  expect(await passwords.verify('Portal2026', await passwords.hash('Portal2026!'))).toBe(false)
  expect(await passwords.refuse('Portal2026!')).toBe(false)
  expect(queue.begun).toBe(4)
  await queue.close()
})
