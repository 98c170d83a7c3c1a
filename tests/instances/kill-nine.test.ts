import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPostgresState } from '../../server/state/postgres/open-postgres-state.ts'
import { startServer } from '../postgres/server.ts'

/** Kills in all: a few here, with KILLS=200 as many as the row asks for. Every fourth is one of the database. */
const kills = Number(process.env.KILLS ?? 20)
const between = (low: number, high: number) => low + Math.floor(Math.random() * (high - low + 1))

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer({ durable: true })
})
afterAll(async () => {
  // Whatever went wrong, nothing is left running.
  for (const child of children) child.kill('SIGKILL')
  await server.close()
})

/** What writers were told that it is written, and the revisions that each heard of, in its order. */
const acknowledged: Record<string, Set<string>> = {
  ended: new Set(),
  audit: new Set(),
  counted: new Set(),
  revision: new Set(),
}
const heard: { number: number; digest: string }[][] = []
const program = resolve(import.meta.dirname, 'support/writer-process.ts')
const children: ChildProcess[] = []

async function startWriter(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program, server.url, `w${children.length + 1}`], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  children.push(child)
  const own: { number: number; digest: string }[] = []
  heard.push(own)
  const started = new Promise<void>((done, fail) => {
    createInterface({ input: child.stdout }).on('line', line => {
      const [said = '', kind = '', what = ''] = line.split(' ')
      if (said === 'started') done()
      if (said === 'done') acknowledged[kind]?.add(what)
      if (said === 'heard') own.push({ number: Number(kind), digest: what })
    })
    child.once('exit', () => fail(new Error('A writer ended')))
  })
  await started
  return child
}

async function end(child: ChildProcess | undefined, how: 'kill' | 'input'): Promise<void> {
  if (child === undefined) return
  if (child.exitCode !== null) throw new Error(`A writer ended by itself, with ${child.exitCode}`)
  const ended = once(child, 'exit')
  if (how === 'kill') child.kill('SIGKILL')
  else child.stdin?.end()
  await ended
}

it(`[OPS-16] of instances and of the database, ${kills} times under writes, loses no write that was acknowledged`, {
  timeout: 60_000 + kills * 3_000,
}, async () => {
  const running = [startWriter(), startWriter(), startWriter()]
  await Promise.all(running)
  for (let kill = 1; kill <= kills; kill += 1) {
    await setTimeout(between(20, 120))
    if (kill % 4 === 0) {
      await server.kill()
      await setTimeout(between(0, 50))
      await server.start()
    } else {
      const victim = kill % running.length
      await end(await running[victim], 'kill')
      running[victim] = startWriter()
    }
  }
  await setTimeout(300)
  for (const child of await Promise.all(running)) await end(child, 'input')

  const state = await openPostgresState(server.url)
  const [ended, audit] = [[...(acknowledged.ended ?? [])], [...(acknowledged.audit ?? [])]]
  expect(Object.values(acknowledged).map(({ size }) => size > kills)).toEqual([true, true, true, true])
  expect(ended.filter(id => !state.revocations.hasEnded({ id, people: [], began: 0 }))).toEqual([])
  const rows = await state.audit.rows()
  const written = new Set(rows.map(({ what }) => what))
  expect(audit.filter(what => !written.has(what))).toEqual([])
  expect(rows).toHaveLength(written.size)
  expect(await state.audit.verify()).toEqual([])
  await state.close()
  // Whole revisions alone, each as it was announced, and never an older one after a newer.
  const [known] = [new Map(heard.flat().map(({ number, digest }) => [number, digest]))]
  for (const own of heard) {
    expect(own.map(({ number }) => number)).toEqual(own.map(({ number }) => number).toSorted((a, b) => a - b))
    for (const { number, digest } of own) expect(digest).toBe(known.get(number))
  }
})
