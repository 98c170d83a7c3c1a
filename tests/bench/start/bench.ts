import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { get } from 'node:http'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { distBuild } from '../../../server/build/dist.ts'
import { oncePerSource } from '../../../server/build/once-per-source.ts'
import { readManifests } from '../../../server/content/read-manifests.ts'
import { freePort } from '../../../server/start/free-port.ts'

/**
 * `npm run bench:start`: from starting `dist/` to its first answer (OPS-22), in turns with a bare Fastify program that answers
 * two letters. Told are medians of time and of what the process had used of processors by then; judged is the log-in page.
 */
const top = resolve(import.meta.dirname, '../../..')
const rounds = Number(process.argv[2] ?? 15)
const budgets = { ms: 1_200, timesBare: 3 }

await oncePerSource(distBuild)
const [brand] = await readManifests()
const { scripts } = JSON.parse(await readFile(resolve(top, 'package.json'), 'utf8')) as { scripts: { serve: string } }
const serve = scripts.serve.split(' ').slice(1)
const bare = `import Fastify from 'fastify'
const app = Fastify()
app.get('/', async () => 'hi')
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })`

interface Program {
  args: readonly string[]
  path: string
}
const programs = {
  'bare Fastify': { args: ['--input-type=module', '-e', bare], path: '/' },
  'portal, /livez': { args: serve, path: '/livez' },
  'portal, log-in page': { args: serve, path: '/login' },
} satisfies Record<string, Program>

const found = new Map<string, { ms: number; processor: number }[]>()
// The first round warms up the machine's own caches.
for (let round = 0; round <= rounds; round += 1)
  for (const [name, program] of Object.entries<Program>(programs)) {
    const measured = await start(program)
    if (round > 0) found.set(name, [...(found.get(name) ?? []), measured])
  }

const medians = new Map(
  [...found].map(([name, all]) => [name, { ms: median(all, 'ms'), processor: median(all, 'processor') }]),
)
const base = medians.get('bare Fastify') ?? { ms: 0, processor: 0 }
for (const [name, { ms, processor }] of medians)
  console.log(
    `${name.padEnd(20)} ${ms.toFixed(0).padStart(5)} ms (${(ms / base.ms).toFixed(2)} times)   ` +
      `${processor.toFixed(0).padStart(5)} ms of processor (${(processor / base.processor).toFixed(2)} times)`,
  )
const first = medians.get('portal, /livez') ?? base
const page = medians.get('portal, log-in page') ?? base
const isFine = page.ms <= budgets.ms && first.ms / base.ms <= budgets.timesBare
console.log(
  `Wanted: a page within ${budgets.ms} ms, the first answer within ${budgets.timesBare} times. ${isFine ? 'Met' : 'MISSED'}.`,
)
process.exitCode = isFine ? 0 : 1

/** One start, until the whole first answer is here. */
async function start({ args, path }: Program) {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: top,
    env: { PORT: String(port), HOST: '127.0.0.1', GATEWAY_URL: 'http://127.0.0.1:9', PORTAL_DATA: ':memory:' },
    stdio: 'ignore',
  })
  try {
    while ((await ask(port, path)) !== 200) {
      if (child.exitCode !== null) throw new Error(`node ${args.join(' ')} ended with ${child.exitCode}`)
      await setTimeout(2)
    }
    return { ms: performance.now() - began, processor: await processorOf(child) }
  } finally {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}

function ask(port: number, path: string): Promise<number | undefined> {
  return new Promise(done => {
    const headers = { host: brand?.brand.hosts[0] ?? '' }
    get({ host: '127.0.0.1', port, path, headers }, answer => {
      answer.resume().once('end', () => done(answer.statusCode))
    }).once('error', () => done(undefined))
  })
}

/** Milliseconds of processors that a process has used, as Linux tells. */
async function processorOf({ pid }: ChildProcess): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function median<Key extends string>(all: readonly Record<Key, number>[], key: Key): number {
  return all.map(each => each[key]).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN
}
