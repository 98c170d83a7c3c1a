import type { Browser, Cookie } from 'playwright'
import type { GrowthResult } from '../report/result.ts'
import { median } from './median.ts'
import { type Visit, visit } from './visit.ts'

/** One state of the portal that is compared with the first one. */
export interface Step {
  what: string
  url: string
  cookies: readonly Cookie[]
  /** Brings the state about. */
  prepare?: () => void
}

/** Visits the same page in each state, in turns, and sets it in relation to the first. */
export async function growth(browser: Browser, steps: readonly Step[], rounds: number): Promise<GrowthResult[]> {
  const visits = new Map<Step, Visit[]>(steps.map(step => [step, []]))
  for (let round = 0; round < rounds; round++)
    for (const [step, own] of visits) {
      step.prepare?.()
      own.push(await visit(browser, step.url, step.cookies))
    }
  const first = [...visits.values()][0] ?? []
  return [...visits].map(([{ what }, own]) => ({
    what,
    firstPaint: median(own.map(({ firstPaint }) => firstPaint)),
    inSight: median(own.map(({ inSight }) => inSight)),
    script: median(own.map(({ script }) => script)),
    ratio: median(own.map(({ firstPaint }, round) => firstPaint / (first[round]?.firstPaint ?? Number.NaN))),
  }))
}
