import { cpus, loadavg } from 'node:os'
import { brands as all, type TestBrand } from '../../browser/support/brands.ts'
import type { BenchOptions } from './bench-options.ts'
import { answerCost, warmUp } from './measure/answer-cost.ts'
import { compareCosts, type Measured } from './measure/compare-costs.ts'
import { comparePages, type OfPages, type Opened } from './measure/compare-pages.ts'
import { grow } from './measure/grow.ts'
import { lighthouse } from './measure/lighthouse.ts'
import { renderCost } from './measure/render-cost.ts'
import { type Visit, visit } from './measure/visit.ts'
import { type Ways, ways } from './measure/ways.ts'
import type { BenchResult } from './report/result.ts'
import { cookieHeader, password, userOf } from './rig/bench-member.ts'
import { openRig, type Rig } from './rig/open-rig.ts'

/** Runs everything that the options ask for. `tell` hears which step begins. */
export async function runBench(options: BenchOptions, tell: (step: string) => void): Promise<BenchResult> {
  const { rounds, port } = options
  const brands = all.filter(({ folder }) => options.brands.length === 0 || options.brands.includes(folder))
  const machine = { node: process.version, model: cpus()[0]?.model ?? '', load: loadavg()[0] ?? 0 }
  const result: BenchResult = { machine, rounds, brands: [], growth: [], lighthouse: [] }
  tell('start gateway, portals and the pages beside them')
  const rig = await openRig(brands, options)
  try {
    const { browser, ports } = rig
    for (const brand of brands) {
      tell(`${brand.folder}: Home of ${options.pages.join(', ')}`)
      const pages = await comparePages(browser, homesOf(rig, brand, options), rounds)
      const logIn: Visit[] = []
      const on: Ways[] = []
      if (options.logIn) {
        tell(`${brand.folder}: log-in and navigation`)
        const origin = `http://${brand.host}:${port}`
        for (let round = 0; round < rounds; round++) {
          logIn.push(await visit(browser, `${origin}/login`, []))
          on.push(await ways(browser, origin, userOf(brand), password))
        }
      }
      tell(`${brand.folder}: processor time`)
      const costs = await compareCosts(await portalsOf(rig, brand, tell), rounds)
      result.brands.push({ brand: brand.folder, pages, logIn, ways: on, costs })
    }
    const [one] = brands
    if (one && options.growth) {
      tell(`${one.folder}: growth`)
      // What was found so far took minutes: it is not lost with what comes after.
      result.growth = await grow(rig, one, rounds).catch((error: unknown) => {
        tell(`growth could not be measured: ${messageOf(error)}`)
        return []
      })
    }
    if (options.lighthouse > 0)
      for (const brand of brands) {
        const runs = { times: options.lighthouse, port: ports.debugging }
        for (const [page, own] of Object.entries({ login: [], home: rig.cookies.get(brand) ?? [] })) {
          tell(`${brand.folder}: Lighthouse on ${page}`)
          const url = `http://${brand.host}:${port}/${page}`
          result.lighthouse.push({ brand: brand.folder, page, ...(await lighthouse(url, own, runs)) })
        }
      }
    return result
  } finally {
    await rig.stop()
  }
}

/** Where each page's Home of a brand is opened, and by whom. */
function homesOf({ ports, cookies, other }: Rig, brand: TestBrand, { pages }: BenchOptions): OfPages<Opened> {
  const at = (name: (typeof pages)[number]) => ({
    url: `http://${brand.host}:${ports[name]}/home`,
    cookies: (name === 'before' ? other?.cookies : cookies)?.get(brand) ?? [],
  })
  return { ...Object.fromEntries(pages.map(name => [name, at(name)])), portal: at('portal') }
}

/** What is measured of each portal's processor time, when all are warm. */
async function portalsOf(rig: Rig, brand: TestBrand, tell: (step: string) => void): Promise<OfPages<Measured>> {
  const { other, homes } = rig
  const answer = async (of: Pick<Rig, 'portal' | 'cookies'>) => {
    const cookie = cookieHeader(of.cookies.get(brand))
    await warmUp(of.portal, brand.host, cookie)
    return () => answerCost(of.portal, brand.host, cookie)
  }
  const sent = homes.get(brand)
  const own = { render: async () => (sent ? renderCost(sent, brand.host) : Number.NaN), answer: await answer(rig) }
  if (!other) return { portal: own }
  const render = () =>
    other.renderCost(brand).catch((error: unknown) => {
      tell(`the other checkout's Home cannot be rendered by itself: ${messageOf(error)}`)
      return Number.NaN
    })
  return { portal: own, before: { render, answer: await answer(other) } }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
