import { promisesTable } from '../../report/promises-table.ts'
import { table } from '../../report/table.ts'
import { median } from '../measure/median.ts'
import { type PageName, pageNames } from '../pages/page-names.ts'
import { againstOther } from './against.ts'
import type { BenchResult, BrandResult } from './result.ts'
import { targets } from './targets.ts'

const titles: Record<PageName, string> = {
  portal: 'The portal',
  before: 'The portal of the other checkout',
  static: 'Static HTML, the floor',
  'hand-written': 'Hand-written, rendered on the server',
  'client-rendered': 'Client-rendered',
}

function home({ brand, pages, ways, logIn, costs }: BrandResult): string {
  const line = (title: string, visits: BrandResult['logIn']) => [
    title,
    ...(['firstPaint', 'inSight', 'blocking', 'script'] as const).map(name =>
      median(visits.map(visit => visit[name])).toFixed(0),
    ),
    median(visits.map(({ shift }) => shift)).toFixed(3),
    (median(visits.map(({ bytes }) => bytes)) / 1000).toFixed(0),
  ]
  const waited = [
    ["From pressing Log in to Home's data", median(ways.map(way => way.logIn)).toFixed(0)],
    ['From pressing Claims on Home to its heading', median(ways.map(way => way.navigation)).toFixed(0)],
  ]
  const middle = (name: 'render' | 'answer', of: keyof typeof costs) => {
    const found = median(costs[of]?.[name] ?? [])
    return Number.isNaN(found) ? 'not measured' : found.toFixed(2)
  }
  const cost = (of: keyof typeof costs, whose = '') => [
    [`Processor time of rendering a Home${whose}`, middle('render', of)],
    [`Processor time of the portal's process for the whole answer${whose}`, middle('answer', of)],
  ]
  return [
    `## ${brand}`,
    table(
      ['', 'First paint ms', 'Data in sight ms', 'Blocking ms', 'Script ms', 'Layout shift', 'KB'],
      [
        ...pageNames.flatMap(name => (pages[name] ? [line(titles[name], pages[name])] : [])),
        ...(logIn.length > 0 ? [line('Log-in', logIn)] : []),
      ],
    ),
    table(
      ['', 'ms'],
      [
        ...(ways.length > 0 ? waited : []),
        ...cost('portal'),
        ...(costs.before ? cost('before', ', the other checkout') : []),
      ],
    ),
  ].join('\n\n')
}

/** A result for people: promises first, then what they rest on. */
export function toMarkdown(result: BenchResult): string {
  const { machine, rounds, brands, growth, lighthouse } = result
  const parts = [
    '# Speed of the web',
    `Chromium on a slow phone (processor slowed 4 times, 150 ms and 1.6 Mbit/s). Node ${machine.node}, ${machine.model}, load of the machine at the start ${machine.load.toFixed(1)}. ${rounds} rounds in turns, medians.`,
    promisesTable(targets(result)),
    ...againstOther(brands),
    ...brands.map(home),
  ]
  if (growth.length > 0)
    parts.push(
      '## Growth',
      table(
        ['', 'First paint ms', 'Data in sight ms', 'Script ms', 'First paint, times the first'],
        growth.map(one => [
          ...[one.what, one.firstPaint.toFixed(0), one.inSight.toFixed(0), one.script.toFixed(0), one.ratio.toFixed(2)],
        ]),
      ),
    )
  if (lighthouse.length > 0)
    parts.push(
      '## Lighthouse (mobile, devtools throttling, medians)',
      table(
        ['', 'Performance', 'Accessibility', 'Best practices', 'Points lost by'],
        lighthouse.map(one => [
          ...[`${one.brand} ${one.page}`, String(one.performance), String(one.accessibility)],
          ...[String(one.bestPractices), one.lost.join(', ')],
        ]),
      ),
    )
  return `${parts.join('\n\n')}\n`
}
