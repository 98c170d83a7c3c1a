import { areasDocument, claimList, hashOf } from '../contenders/bench-documents.ts'
import { postAsBrowser } from '../contenders/contenders.ts'
import { areaSelections } from '../documents/area-selections.ts'
import { closedLoop } from '../load/closed-loop.ts'
import { openTarget } from '../load/target.ts'
import type { Running } from '../rig/start-contender.ts'
import type { Upstream } from '../rig/start-upstream.ts'
import { usualLengths } from '../upstream/canned-answers.ts'
import type { Figures } from './figures.ts'
import { measure } from './measure.ts'
import { readWhole } from './read-whole.ts'

/** One line of a table of growth. */
export interface GrowthLine {
  what: string
  figures: Figures
}

/** Few clients: what grows is the cost of one answer, not the queue. */
const clients = 4

async function cost(portal: Running, document: string, seconds: number): Promise<Figures> {
  const question = postAsBrowser(portal.port, { id: hashOf(document), variables: {} })
  const target = openTarget(portal.origin, question, clients)
  await readWhole(target)
  await closedLoop(target, clients, seconds / 2)
  const figures = await measure(portal, () => closedLoop(target, clients, seconds))
  await target.close()
  return figures
}

/** How the portal's cost grows with the length of a list that it validates, maps and writes. */
export async function growthWithLength(portal: Running, upstream: Upstream, seconds: number): Promise<GrowthLine[]> {
  const lines: GrowthLine[] = []
  for (const length of [20, 50, 100, 200, 500, 1000, 2000]) {
    await upstream.set({ delay: 0, lengths: { ...usualLengths, claims: length } })
    lines.push({ what: String(length), figures: await cost(portal, claimList, seconds) })
  }
  await upstream.set({ lengths: usualLengths })
  return lines
}

/** How it grows with the number of areas in one query. */
export async function growthWithAreas(portal: Running, upstream: Upstream, seconds: number): Promise<GrowthLine[]> {
  await upstream.set({ delay: 0 })
  const lines: GrowthLine[] = []
  for (const [index, { area }] of areaSelections.entries()) {
    lines.push({ what: `${index + 1}, with ${area}`, figures: await cost(portal, areasDocument(index + 1), seconds) })
  }
  return lines
}
