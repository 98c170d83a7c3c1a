import { cpus, loadavg } from 'node:os'
import { brands as all } from '../../browser/support/brands.ts'
import type { BenchOptions } from './bench-options.ts'
import { answerCost } from './measure/answer-cost.ts'
import { comparePages } from './measure/compare-pages.ts'
import { grow } from './measure/grow.ts'
import { lighthouse } from './measure/lighthouse.ts'
import { renderCost } from './measure/render-cost.ts'
import { visit } from './measure/visit.ts'
import { type Ways, ways } from './measure/ways.ts'
import type { BenchResult } from './report/result.ts'
import { cookieHeader, openRig, password, userOf } from './rig/open-rig.ts'

/** Runs everything that the options ask for. `tell` hears which step begins. */
export async function runBench(options: BenchOptions, tell: (step: string) => void): Promise<BenchResult> {
  const { rounds, port } = options
  const brands = all.filter(({ folder }) => options.brands.length === 0 || options.brands.includes(folder))
  const machine = { node: process.version, model: cpus()[0]?.model ?? '', load: loadavg()[0] ?? 0 }
  const result: BenchResult = { machine, rounds, brands: [], growth: [], lighthouse: [] }
  tell('start gateway, portal and the pages beside it')
  const rig = await openRig(brands, port)
  try {
    const { browser, portal, ports } = rig
    for (const brand of brands) {
      const cookies = rig.cookies.get(brand) ?? []
      const origin = (at: number) => `http://${brand.host}:${at}`
      tell(`${brand.folder}: Home, four ways`)
      const pages = await comparePages(
        browser,
        {
          portal: `${origin(port)}/home`,
          static: `${origin(ports.static)}/home`,
          'hand-written': `${origin(ports.handWritten)}/home`,
          'client-rendered': `${origin(ports.clientRendered)}/home`,
        },
        cookies,
        rounds,
      )
      tell(`${brand.folder}: log-in and navigation`)
      const logIn = []
      const on: Ways[] = []
      for (let round = 0; round < rounds; round++) {
        logIn.push(await visit(browser, `${origin(port)}/login`, []))
        on.push(await ways(browser, origin(port), userOf(brand), password))
      }
      const answerCpu = await answerCost(portal, brand.host, cookieHeader(cookies))
      const sent = rig.homes.get(brand.folder)
      const renderCpu = sent ? await renderCost(sent, brand.host) : Number.NaN
      result.brands.push({ brand: brand.folder, pages, logIn, ways: on, renderCpu, answerCpu })
    }
    const [one] = brands
    if (one && options.growth) {
      tell(`${one.folder}: growth`)
      // What was found so far took minutes: it is not lost with what comes after.
      result.growth = await grow(rig, one, rounds).catch((error: unknown) => {
        tell(`growth could not be measured: ${error instanceof Error ? error.message : String(error)}`)
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
