import { createInterface } from 'node:readline'
import { openPostgresState } from '../../../server/state/postgres/open-postgres-state.ts'

/**
 * Writes as an instance does, as fast as it can, and says on a line what was acknowledged, and what it has of others: revisions in the
 * order in which it heard of them. It goes on through every fall of the database, and ends when its input does.
 */
const [url = '', name = ''] = process.argv.slice(2)
const say = (what: string) => process.stdout.write(`${what}\n`)
const state = await openPostgresState(url)
state.revisions.onNew(({ number, digest }) => say(`heard ${number} ${digest}`))
let isOver = false
createInterface({ input: process.stdin }).on('close', () => {
  isOver = true
})
say('started')

const until = new Date(Date.now() + 3_600_000)
const entry = { at: '2026-03-10T12:00:00.000Z', event: 'page', result: 'done', person: 'm-1', actingAs: null } as const

/** One write after another of a kind; what was not acknowledged is nobody's loss. */
async function write(kind: string, one: (what: string) => Promise<void>, pauseMs: number): Promise<void> {
  for (let number = 0; !isOver; number += 1) {
    const what = `${name}-${kind}-${number}`
    await one(what).then(
      () => say(`done ${kind} ${what}`),
      () => {},
    )
    await new Promise(done => setTimeout(done, pauseMs))
  }
}

await Promise.all([
  write('ended', what => state.revocations.endSessions([what], until), 1),
  write('audit', what => state.audit.append([{ ...entry, what, origin: 'public', request: name }]), 1),
  write('counted', async what => void (await state.counters.consume(what, { times: 3, windowMs: 60_000 })), 5),
  write('revision', what => state.revisions.announce(what), 20),
])
await state.close()
