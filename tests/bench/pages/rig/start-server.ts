import { closeSync, mkdirSync, openSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { pin } from '../../graph/rig/pin.ts'
import { startHelper } from '../../graph/rig/processes.ts'
import { startFlags } from '../../graph/rig/start-flags.ts'
import type { Usage } from '../../graph/rig/usage.ts'
import { benchBuild } from '../../web/rig/folders.ts'

/** A program that answers with pages. */
export interface PageServer {
  name: string
  origin: string
  usage(): Promise<Usage>
  stop(): Promise<void>
}

/** How a program is started. */
export interface PageProgram {
  name: string
  /** Module of its process, and its arguments. */
  module: string
  args: readonly string[]
  port: number
  cwd?: string
  env?: Readonly<Record<string, string>>
  /** Whether it says a word when it listens. */
  greets?: boolean
  /** More flags of Node's, as --cpu-prof. */
  flags?: readonly string[]
}

const reporter = fileURLToPath(new URL('../../graph/rig/usage-reporter.ts', import.meta.url))
const timeoutMs = 60_000

/** Starts a program on the first processor, with the flags that `npm start` gives Node and its output in a file, and waits until it listens. */
export async function startServer(program: PageProgram): Promise<PageServer> {
  const { name, module, args, port, cwd, env, greets, flags = [] } = program
  const folder = resolve(benchBuild, 'pages')
  mkdirSync(folder, { recursive: true })
  const output = openSync(resolve(folder, `${name}.log`), 'w')
  const helper = startHelper<{ usage: Usage }>(module, [...args], {
    execArgv: ['--import', reporter, ...startFlags(), ...flags],
    stdio: ['ignore', output, output, 'ipc'],
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    ...(cwd !== undefined && { cwd }),
  })
  closeSync(output)
  pin(helper.child.pid ?? 0, 0)
  if (greets) await helper.heard()
  const origin = `http://127.0.0.1:${port}`
  for (const end = performance.now() + timeoutMs; ; ) {
    const listens = await fetch(origin, { redirect: 'manual' }).then(
      () => true,
      () => false,
    )
    if (listens) break
    if (performance.now() > end) throw new Error(`${name} does not answer: see ${folder}`)
    await wait(20)
  }
  return { name, origin, usage: async () => (await helper.tell('usage')).usage, stop: helper.stop }
}
