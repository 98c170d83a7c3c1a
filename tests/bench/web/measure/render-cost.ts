import { readPage } from '../rig/read-home.ts'
import type { PortalProcess } from '../rig/start-portal-process.ts'

const warmUp = 300
const measured = 300

/**
 * Processor time of the portal for a Home, milliseconds: reading the session, the graph, the engine, rendering and sending. The
 * gateway is another process and is not in it.
 */
export async function renderCost(portal: PortalProcess, host: string, cookie: string): Promise<number> {
  const read = async (times: number) => {
    for (let done = 0; done < times; done++) await readPage(portal.port, host, '/home', cookie)
  }
  await read(warmUp)
  const before = await portal.usage()
  await read(measured)
  return ((await portal.usage()).cpu - before.cpu) / measured / 1000
}
