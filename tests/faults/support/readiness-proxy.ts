import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { Pool, request } from 'undici'

/** How often the proxy asks its instances whether they are ready. */
const everyMs = 50

interface Instance {
  port: number
  pool: Pool
  isReady: boolean
}

/** A proxy before several instances, as an operator's: it keeps connections, tries nothing twice, and asks /readyz. */
export interface ReadinessProxy {
  port: number
  /** Takes an instance in; resolves as soon as it is found to be ready. */
  add(port: number): Promise<void>
  /** Lets go of an instance that has ended. */
  remove(port: number): Promise<void>
  close(): Promise<void>
}

export async function startReadinessProxy(): Promise<ReadinessProxy> {
  const instances: Instance[] = []
  let turn = 0
  let isOpen = true
  const server = createServer((incoming, response) => {
    const ready = instances.filter(({ isReady }) => isReady)
    turn += 1
    const instance = ready[turn % ready.length]
    if (!instance) return void response.writeHead(503).end('no instance is ready')
    forward(instance, incoming, response).catch(() => {
      if (response.headersSent) response.destroy()
      else response.writeHead(502).end('the instance did not answer')
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))

  const ask = async (instance: Instance) => {
    instance.isReady = await request(`http://127.0.0.1:${instance.port}/readyz`).then(
      async ({ statusCode, body }) => {
        await body.dump()
        return statusCode === 200
      },
      () => false,
    )
  }
  const asking = (async () => {
    while (isOpen) {
      await Promise.all(instances.map(ask))
      await setTimeout(everyMs)
    }
  })()

  const letGo = async (instance: Instance) => {
    instances.splice(instances.indexOf(instance), 1)
    await instance.pool.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    async add(port) {
      const pool = new Pool(`http://127.0.0.1:${port}`, { connections: 32, keepAliveTimeout: 60_000 })
      const instance = { port, pool, isReady: false }
      instances.push(instance)
      while (!instance.isReady) await setTimeout(everyMs)
    },
    async remove(port) {
      for (const instance of instances.filter(one => one.port === port)) await letGo(instance)
    },
    async close() {
      isOpen = false
      await asking
      for (const instance of [...instances]) await letGo(instance)
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}

async function forward({ pool }: Instance, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers } = incoming
  const { connection: _connection, ...passed } = headers
  const answer = await pool.request({
    ...{ path: url, method, headers: passed },
    body: method === 'POST' ? incoming : null,
  })
  const { connection: _ended, 'keep-alive': _kept, 'transfer-encoding': _chunks, ...told } = answer.headers
  response.writeHead(answer.statusCode, told)
  await pipeline(answer.body, response)
}
