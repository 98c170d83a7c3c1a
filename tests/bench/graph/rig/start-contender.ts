import { closeSync, mkdirSync, openSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Contender } from '../contenders/contenders.ts'
import { openTarget, type Question } from '../load/target.ts'
import { buildFolder } from './folders.ts'
import { pin } from './pin.ts'
import { startHelper } from './processes.ts'
import { startFlags } from './start-flags.ts'
import type { Usage } from './usage.ts'

/** A contender that answers. */
export interface Running {
  contender: Contender
  origin: string
  port: number
  /** From the start of the process to the end of its first answer, milliseconds. */
  coldStart: number
  /** What it has used; after collecting garbage when `collected`. */
  usage(collected?: boolean): Promise<Usage>
  stop(): Promise<void>
}

export interface StartOptions {
  port: number
  upstream: string
  /** More flags of Node's, as --cpu-prof. */
  flags?: readonly string[]
}

const reporter = fileURLToPath(new URL('usage-reporter.ts', import.meta.url))
const timeoutMs = 60_000

/** Starts a contender's process, its output in a file, and waits until it has answered its question once. */
export async function startContender(
  contender: Contender,
  { port, upstream, flags = [] }: StartOptions,
): Promise<Running> {
  mkdirSync(buildFolder, { recursive: true })
  const output = openSync(resolve(buildFolder, `${contender.name}.log`), 'w')
  const began = performance.now()
  const helper = startHelper<{ usage: Usage }>(contender.module, contender.args(port, upstream), {
    execArgv: ['--import', reporter, '--expose-gc', ...startFlags(), ...flags],
    stdio: ['ignore', output, output, 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  closeSync(output)
  pin(helper.child.pid ?? 0, 0)
  const origin = `http://127.0.0.1:${port}`
  await firstAnswer(origin, contender.question(port))
  return {
    ...{ contender, origin, port, coldStart: performance.now() - began },
    usage: async collected => (await helper.tell(collected ? 'collect' : 'usage')).usage,
    stop: helper.stop,
  }
}

async function firstAnswer(origin: string, question: Question): Promise<void> {
  const target = openTarget(origin, question, 1)
  for (const end = performance.now() + timeoutMs; ; ) {
    try {
      await target.read()
      return await target.close()
    } catch (error) {
      if (performance.now() > end) throw error
      await wait(5)
    }
  }
}
