import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { type Cookie, chromium } from 'playwright'
import { findChromium } from '../../../browser/find-chromium.ts'
import type { LighthouseResult } from '../report/result.ts'
import { chromiumArguments } from '../rig/chromium-arguments.ts'
import { lighthouseFolder } from '../rig/folders.ts'
import { installLighthouse } from '../rig/install-lighthouse.ts'
import { median } from './median.ts'

interface Runs {
  times: number
  port: number
}

type Scores = Omit<LighthouseResult, 'brand' | 'page'>

interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null }>
}

const categories = ['performance', 'accessibility', 'best-practices']

/**
 * Runs Lighthouse on an address, mobile and throttled by Chromium itself, and takes the middle of its scores. Each run has
 * a browser of its own with the cookies given; Lighthouse opens its page there over `port`.
 */
export async function lighthouse(url: string, cookies: readonly Cookie[], { times, port }: Runs): Promise<Scores> {
  const program = installLighthouse()
  const executablePath = await findChromium()
  const output = resolve(lighthouseFolder, 'report.json')
  const reports: Report[] = []
  for (let run = 0; run < times; run++) {
    const profile = mkdtempSync(resolve(tmpdir(), 'lighthouse-'))
    const args = [...chromiumArguments, `--remote-debugging-port=${port}`]
    const browser = await chromium.launchPersistentContext(profile, { executablePath, args })
    await browser.addCookies([...cookies])
    const flags = [`--port=${port}`, `--only-categories=${categories.join()}`, '--throttling-method=devtools']
    const write = ['--quiet', '--output=json', `--output-path=${output}`]
    await promisify(execFile)(process.execPath, [program, url, ...flags, ...write])
    await browser.close()
    reports.push(JSON.parse(readFileSync(output, 'utf8')))
    rmSync(profile, { recursive: true, force: true })
  }
  const score = (category: string) =>
    Math.round(100 * median(reports.map(report => report.categories[category]?.score ?? 0)))
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    lost: lostBy(reports.at(-1)),
  }
}

/** Audits that took points. */
function lostBy(report: Report | undefined): string[] {
  const weighed = Object.values(report?.categories ?? {}).flatMap(({ auditRefs }) => auditRefs)
  return weighed.filter(({ id, weight }) => weight > 0 && (report?.audits[id]?.score ?? 1) < 0.9).map(({ id }) => id)
}
