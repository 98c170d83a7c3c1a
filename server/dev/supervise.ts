import { watch } from 'node:fs'
import { top } from '../build/build-paths.ts'
import { type Child, startChild } from '../start/child.ts'
import { firstFree, freePort } from '../start/free-port.ts'
import { type GatewayProcess, startGatewayProcess } from '../start/gateway-process.ts'
import { prepareGraphiql } from '../start/prepare-builds.ts'
import { type Running, runUntilStopped } from '../start/run-until-stopped.ts'
import { readStartOptions } from '../start/start-options.ts'
import type { DevServerOptions } from './dev-server.ts'
import { type FromSupervisor, startAgain, type ToSupervisor } from './messages.ts'

/**
 * `npm run dev`: runs the development server, starts it again when it ends, and keeps the reference gateway beside it
 * meanwhile, so that sessions survive. Resolves to the exit code.
 */
export const supervise = (args: string[], env: NodeJS.ProcessEnv): Promise<number> =>
  runUntilStopped(running => serve(args, env, running))

async function serve(args: string[], env: NodeJS.ProcessEnv, running: Running): Promise<string> {
  const { port: wanted, gatewayUrl, gatewayData, fresh, manifests } = readStartOptions(args, env)
  const port = await firstFree(wanted, freePort)
  const gateway = gatewayUrl === undefined ? new Gateway(await freePort(), gatewayData, fresh) : undefined
  if (gateway) running.push(() => gateway.stop())
  let server: Child | undefined
  let isStopping = false
  running.push(async () => {
    isStopping = true
    await server?.stop()
  })
  prepareGraphiql(child => running.push(child.stop))

  const options: DevServerOptions = {
    port,
    gatewayUrl: gatewayUrl ?? gateway?.url ?? '',
    ownGateway: gateway !== undefined,
    manifests,
  }
  for (;;) {
    const child = startChild(
      ['--enable-source-maps', 'server/dev/run-dev-server.ts', JSON.stringify(options)],
      { NODE_ENV: 'development' },
      'all',
    )
    server = child
    child.process.on('message', (message: ToSupervisor) => {
      gateway
        ?.hear(message)
        .catch(error => console.error(error))
        // The server waits for it before it reacts to the next change: it goes on without a gateway, too.
        .then(() => child.process.connected && child.process.send({ kind: 'gateway-ready' } satisfies FromSupervisor))
        .catch(error => console.error(error))
    })
    const code = await child.ended
    // The process is about to end: nothing is started again.
    if (isStopping) return new Promise(() => undefined)
    if (code === startAgain) console.log('The development server changed: starting it again')
    else {
      console.error(`The development server ended with code ${code}; it starts again at the next change of a file`)
      await nextChange()
    }
  }
}

/** The reference gateway, on one port for as long as we run. */
class Gateway {
  readonly url: string
  readonly #port: number
  readonly #data: string
  #fresh: boolean
  #needed: { domainIds: readonly number[]; portals: string } | undefined
  #running: GatewayProcess | undefined

  constructor(port: number, data: string, fresh: boolean) {
    this.#port = port
    this.#data = data
    this.#fresh = fresh
    this.url = `http://127.0.0.1:${port}`
  }

  /** Starts it for the domains that are needed, and again when these or its code changed. */
  async hear(message: ToSupervisor): Promise<void> {
    if (message.kind === 'gateway-needed') {
      const { domainIds, portals } = message
      if (this.#running && String(domainIds) === String(this.#needed?.domainIds)) return
      this.#needed = { domainIds, portals }
    }
    if (!this.#needed) return
    await this.stop()
    const data = { ...this.#needed, data: this.#data, fresh: this.#fresh, port: this.#port }
    this.#running = await startGatewayProcess(data, () => undefined)
    this.#fresh = false
  }

  async stop(): Promise<void> {
    await this.#running?.stop()
    this.#running = undefined
  }
}

/** Resolves when a source file changes. */
function nextChange(): Promise<void> {
  return new Promise(done => {
    const watcher = watch(top, { recursive: true }, (_event, file) => {
      if (!file || !/^(server|engine|gateway-content|gateway-graph|schema|web|manifests)\//.test(file)) return
      watcher.close()
      done()
    })
  })
}
