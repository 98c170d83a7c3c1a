import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const top = resolve(import.meta.dirname, '../../..')

export interface RunningPortal {
  port: number
  /** Where its reference gateway answers, and the folder that takes its e-mail. */
  gateway: string
  outbox: string
  /** The folder of its data. */
  data: string
  stop(): Promise<void>
}

/** A port that nobody has. */
export const freePort = () =>
  new Promise<number>((done, fail) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? done(address.port) : fail(new Error('no port'))))
    })
  })

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    answer => answer.ok,
    () => false,
  )

/** The port that a portal took, as it says once it serves: nobody else can have it. */
const portSaid = (output: string) => Number(/GraphiQL +http\S+:(\d+)\/graphiql/.exec(output)?.[1] ?? 0)

/** Starts the whole portal as `npm start` does, with data of its own, and waits until it is ready. */
export async function startPortal(env: Record<string, string> = {}): Promise<RunningPortal> {
  const data = await mkdtemp(join(tmpdir(), 'portal-'))
  const child = spawn(resolve(top, 'node_modules/.bin/node'), ['server/cli/start.ts'], {
    cwd: top,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: '0', GATEWAY_DATA: join(data, 'gateway.sqlite'), ...env },
  })
  let output = ''
  child.stdout.on('data', chunk => {
    output += chunk
  })
  child.stderr.on('data', chunk => {
    output += chunk
  })
  const ended = new Promise<void>(done => child.once('close', () => done()))
  let port = 0
  for (let tries = 0; port === 0 || !(await isReady(port)); tries++) {
    if (child.exitCode !== null || tries > 600) throw new Error(`The portal did not start:\n${output}`)
    await new Promise(done => setTimeout(done, 100))
    port = portSaid(output)
  }
  return {
    port,
    gateway: /REST gateway +(\S+)/.exec(output)?.[1] ?? '',
    ...{ outbox: join(data, 'outbox'), data },
    async stop() {
      child.kill('SIGINT')
      await ended
      await rm(data, { recursive: true, force: true })
    },
  }
}
