import { closeSync, mkdirSync, openSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startHelper } from '../../graph/rig/processes.ts'
import { startFlags } from '../../graph/rig/start-flags.ts'
import type { Usage } from '../../graph/rig/usage.ts'
import { webFolder } from './folders.ts'
import { portalProgram } from './portal-program.ts'

/** A portal in a process of its own. */
export interface PortalProcess {
  port: number
  usage(): Promise<Usage>
  stop(): Promise<void>
}

interface Start {
  /** The checkout whose portal it is. */
  checkout: string
  port: number
  gateway: string
  /** The checkout's own when left out. */
  manifests?: string
}

const reporter = fileURLToPath(new URL('../../graph/rig/usage-reporter.ts', import.meta.url))

/** Starts a portal over a gateway and waits until it answers. */
export async function startPortalProcess({ checkout, port, gateway, manifests }: Start): Promise<PortalProcess> {
  mkdirSync(webFolder, { recursive: true })
  const log = resolve(webFolder, `portal-${port}.log`)
  const output = openSync(log, 'w')
  const { module, args } = portalProgram(checkout, port, gateway, manifests)
  const helper = startHelper<{ usage: Usage }>(module, args, {
    execArgv: ['--import', reporter, ...startFlags()],
    stdio: ['ignore', output, output, 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  closeSync(output)
  await helper.heard().catch(cause => {
    throw new Error(`The portal of ${checkout} does not start: ${log} says why`, { cause })
  })
  return { port, usage: async () => (await helper.tell('usage')).usage, stop: helper.stop }
}
