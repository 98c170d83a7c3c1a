import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'

/** A port of this machine that nobody listens on now: the wanted one, or any for 0. Rejects when the wanted one is taken. */
export function freePort(wanted = 0): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(wanted, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => done(port))
    })
  })
}
