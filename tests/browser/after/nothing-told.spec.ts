import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'playwright/test'
import { type Canary, leaksIn } from '../../leaks/leaks.ts'
import { places, sinks } from '../../leaks/sinks.ts'

/** Those as whom journeys sign in most. */
const personas = ['active', 'dependent', 'groups', 'salesgroups', 'termed']

/** What is told of a persona, and that no log may tell. Keys and ids may stand where they are needed. */
const values = `
  select username, firstName || ' ' || lastName as name, dateOfBirth, subscriberId, addressLine1, phoneNumber, emailAddress
  from signIn join member using (memberKey) join family using (subscriberKey) left join preference using (memberKey)`

/** What is paid for members, as pages write it. */
const amounts = `
  select distinct printf('%d.%02d', charge / 100, charge % 100) as amount from claimLine
  where charge > 100000 and charge % 100 > 0 limit 20`

function canariesOf(folder: string): Canary[] {
  const database = new DatabaseSync(join(folder, 'gateway.sqlite'), { readOnly: true })
  const rows = database.prepare(values).all() as Record<string, string | null>[]
  const found = rows
    .filter(({ username }) => personas.includes(String(username).replace(/\d+$/, '')))
    .flatMap(({ username, ...row }) => [
      { what: `user name of ${username}`, value: String(username) },
      ...Object.entries(row).flatMap(([what, value]) => (value ? [{ what: `${what} of ${username}`, value }] : [])),
    ])
  const paid = (database.prepare(amounts).all() as { amount: string }[]).map(({ amount }) => amount)
  database.close()
  return [...found, ...paid.map(value => ({ what: 'amount', value }))]
}

test('[SEC-31] [S24] nothing of a member is in a log line, metric, trace, audit row, address or report after all journeys', async () => {
  const typed = [{ what: 'password of all', value: 'Portal2026!' }]
  const canaries = [...places.data().flatMap(canariesOf), ...typed]
  expect(canaries.length).toBeGreaterThan(40)
  const found: string[] = []
  const empty: string[] = []
  for (const { name, read } of sinks) {
    const text = await read()
    if (text === '') empty.push(name)
    found.push(...leaksIn(name, text, canaries))
  }
  expect(existsSync(places.folder())).toBe(true)
  // Journeys leave at least these, whichever of them were run.
  expect(empty.filter(name => /^(log|addresses|metrics)/.test(name))).toEqual([])
  expect(found).toEqual([])
})
