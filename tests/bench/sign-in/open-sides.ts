import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { buildFolder } from '../graph/rig/folders.ts'
import { startFlags } from '../graph/rig/start-flags.ts'
import { portalProgram } from '../web/rig/portal-program.ts'

/** A portal and its gateway, each a process of its own. */
export interface Sides {
  port: number
  documents: Readonly<Record<string, string>>
  /** Resident memory of both, megabytes. */
  memory(): { portal: number; gateway: number }
  /** Processor time of both since they began, milliseconds. */
  processor(): { portal: number; gateway: number }
  /**
   * Calls that the portal did not make because a circuit was open, by name: none are none. When there are more than twenty of a
   * kind, those of the minute that is under way are not in it.
   */
  notMade(): Readonly<Record<string, number>>
  stop(): Promise<void>
}

/** A line of the portal's log; `leftOut` says of how many the log has none: of each kind twenty a minute are written, and at its end how many more there were. */
interface UpstreamLine {
  readonly code: string
  readonly status: number
  readonly call: string
  readonly leftOut?: number
}

/** Starts both from a checkout that is installed and built, with data of their own, as `npm start` runs them in production. */
export async function openSides(checkout: string, port: number): Promise<Sides> {
  const folder = resolve(buildFolder, 'sign-in')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const refused: Record<string, number> = {}
  const gateway = start(checkout, ['gateway-rest/main.ts', '--fresh'], {
    GATEWAY_PORT: String(port + 1),
    GATEWAY_DATA: resolve(folder, 'gateway.sqlite'),
    GATEWAY_DOMAINS: '1',
    GATEWAY_FAMILIES: '0',
    GATEWAY_PORTALS: `1=http://first.localhost:${port}`,
  })
  const url = `http://127.0.0.1:${port + 1}`
  const { module, args } = portalProgram(checkout, port, url)
  const portal = start(checkout, [...startFlags(), module, ...args], {
    NODE_ENV: 'production',
    PORTAL_DATA: resolve(folder, 'portal.sqlite'),
  })
  createInterface({ input: portal.stdout ?? process.stdin }).on('line', line => {
    if (!line.includes('upstream call failed')) return
    const { code, status, call, leftOut = 1 } = JSON.parse(line) as UpstreamLine
    if (code === 'UPSTREAM' && status === 503) refused[call] = (refused[call] ?? 0) + leftOut
  })
  gateway.stdout?.resume()
  gateway.stderr?.resume()
  portal.stderr?.pipe(process.stderr)
  const stop = async () => {
    for (const child of [portal, gateway]) {
      child.kill('SIGTERM')
      await new Promise(done => (child.exitCode === null ? child.once('exit', done) : done(undefined)))
    }
  }
  try {
    await answers(`http://127.0.0.1:${port + 1}/healthz`)
    await answers(`http://127.0.0.1:${port}/readyz`)
  } catch (error) {
    await stop()
    throw error
  }
  const { documentIds } = await import(resolve(checkout, 'web/generated/document-ids.ts'))
  return {
    port,
    documents: documentIds,
    memory: () => ({ portal: residentMegabytes(portal), gateway: residentMegabytes(gateway) }),
    processor: () => ({ portal: processorMs(portal), gateway: processorMs(gateway) }),
    notMade: () => ({ ...refused }),
    stop,
  }
}

function start(cwd: string, args: readonly string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const is = await fetch(url).then(
      () => true,
      () => false,
    )
    if (is) return
    await new Promise(done => setTimeout(done, 200))
  }
  throw new Error(`${url} does not answer`)
}

function residentMegabytes({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

/** Ticks of a hundredth of a second in user and system, all threads. */
function processorMs({ pid }: ChildProcess): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
  return (user + system) * 10
}
