import { type AddressInfo, createServer } from 'node:net'

/** Finds a free port: the wanted one, or any for 0. Rejects when the wanted one is taken. */
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

/** How many ports after the wanted one are tried. */
const tries = 20

/** Runs `listen` with the wanted port, or with the next one that is not taken. */
export async function firstFree<Result>(wanted: number, listen: (port: number) => Promise<Result>): Promise<Result> {
  for (let port = wanted; ; port += 1) {
    try {
      return await listen(port)
    } catch (error) {
      if (!isTaken(error) || port - wanted >= tries) throw error
    }
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
