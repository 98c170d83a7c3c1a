import type { AddressInfo } from 'node:net'
import { createServer, connect as dial, type Socket } from 'node:net'

/**
 * How the way to the database is: as it is, without the notifications of LISTEN, broken (nobody is let in), or silent (nothing
 * comes back, as from a machine that fell).
 */
type Way = 'open' | 'without notifications' | 'broken' | 'silent'

/** Stands between instances and a database. */
export interface DatabaseProxy {
  port: number
  /** Changes the way. Connections that were silent remain so: only new ones are as the way is then. */
  become(way: Way): void
  close(): Promise<void>
}

export async function startDatabaseProxy(database: string): Promise<DatabaseProxy> {
  let way: Way = 'open'
  const connections = new Set<Socket>()
  /** Connections on which nothing comes back any more. */
  const dead = new WeakSet<Socket>()
  const letGo = () => {
    for (const connection of connections) connection.destroy()
  }
  const server = createServer(client => {
    if (way === 'broken') return void client.destroy()
    const upstream = dial(database)
    const filter = createFilter()
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      connections.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        connections.delete(one)
        other.destroy()
      })
    }
    if (way === 'silent') dead.add(client)
    client.on('data', chunk => {
      if (!dead.has(client)) upstream.write(chunk)
    })
    upstream.on('data', chunk => {
      const passed = filter(chunk, way === 'without notifications')
      if (!dead.has(client) && passed.length > 0) client.write(passed)
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    become(next) {
      if (next === 'broken') letGo()
      if (next === 'silent') for (const connection of connections) dead.add(connection)
      way = next
    },
    async close() {
      letGo()
      await new Promise(done => server.close(done))
    },
  }
}

const notification = 'A'.charCodeAt(0)
const headLength = 5

/** Cuts the server's answers into messages, whole ones as they come: a type of one byte, a length of four, and the rest. */
function createFilter(): (chunk: Buffer, withoutNotifications: boolean) => Buffer {
  let rest = Buffer.alloc(0)
  return (chunk, withoutNotifications) => {
    rest = Buffer.concat([rest, chunk])
    const passed: Buffer[] = []
    while (rest.length >= headLength) {
      const length = 1 + rest.readUInt32BE(1)
      if (rest.length < length) break
      if (!withoutNotifications || rest[0] !== notification) passed.push(rest.subarray(0, length))
      rest = rest.subarray(length)
    }
    return Buffer.concat(passed)
  }
}
