import type { Costs } from '../measure/compare-costs.ts'
import type { Rounds } from '../measure/compare-pages.ts'
import type { Visit } from '../measure/visit.ts'
import type { Ways } from '../measure/ways.ts'

/** One brand's figures, of every round. */
export interface BrandResult {
  brand: string
  /** Home, in every way that was compared. */
  pages: Rounds
  /** The log-in page; empty when it was left out, as are ways. */
  logIn: Visit[]
  ways: Ways[]
  costs: Costs
}

/** How the portal does with more of something. */
export interface GrowthResult {
  what: string
  firstPaint: number
  inSight: number
  script: number
  /** First paint, times that of the first line. */
  ratio: number
}

/** Lighthouse's scores of a page, medians, 0 to 100. */
export interface LighthouseResult {
  brand: string
  page: string
  performance: number
  accessibility: number
  bestPractices: number
  /** Audits that took points, by name. */
  lost: string[]
}

/** All that a run of the bench found. */
export interface BenchResult {
  machine: { node: string; model: string; load: number }
  rounds: number
  brands: BrandResult[]
  growth: GrowthResult[]
  lighthouse: LighthouseResult[]
}
