import { openTarget } from '../load/target.ts'
import type { Running } from '../rig/start-contender.ts'
import type { Usage } from '../rig/usage.ts'

/** Memory after so many requests, garbage collected. */
export interface SoakLine extends Usage {
  requests: number
}

/** Sends many requests and reads the memory at twenty points; a leak shows as a heap that keeps growing. */
export async function soak(one: Running, requests: number, clients: number): Promise<SoakLine[]> {
  const target = openTarget(one.origin, one.contender.question(one.port), clients)
  const lines: SoakLine[] = []
  const step = Math.ceil(requests / 20)
  for (let sent = 0; sent < requests; sent += step) {
    let left = step
    const client = async () => {
      while (left > 0) {
        left -= 1
        await target.ask()
      }
    }
    await Promise.all(Array.from({ length: clients }, client))
    lines.push({ requests: sent + step, ...(await one.usage(true)) })
  }
  await target.close()
  return lines
}
