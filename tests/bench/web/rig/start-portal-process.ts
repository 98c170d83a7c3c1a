import { closeSync, mkdirSync, openSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startHelper } from '../../graph/rig/processes.ts'
import { startFlags } from '../../graph/rig/start-flags.ts'
import type { Usage } from '../../graph/rig/usage.ts'
import { webFolder } from './folders.ts'

/** A portal in a process of its own. */
export interface PortalProcess {
  port: number
  usage(): Promise<Usage>
  stop(): Promise<void>
}

interface Start {
  port: number
  gateway: string
  manifests: string
}

const module = fileURLToPath(new URL('portal-process.ts', import.meta.url))
const reporter = fileURLToPath(new URL('../../graph/rig/usage-reporter.ts', import.meta.url))

/** Starts a portal over a gateway and waits until it answers. */
export async function startPortalProcess({ port, gateway, manifests }: Start): Promise<PortalProcess> {
  mkdirSync(webFolder, { recursive: true })
  const output = openSync(resolve(webFolder, `portal-${port}.log`), 'w')
  const helper = startHelper<{ usage: Usage }>(module, [String(port), gateway, manifests], {
    execArgv: ['--import', reporter, ...startFlags()],
    stdio: ['ignore', output, output, 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  closeSync(output)
  await helper.heard()
  return { port, usage: async () => (await helper.tell('usage')).usage, stop: helper.stop }
}
