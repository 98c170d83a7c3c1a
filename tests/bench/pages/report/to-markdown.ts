import { median } from '../../graph/load/percentile.ts'
import type { Figures } from '../../graph/measure/figures.ts'
import { atMost, type Promised } from '../../report/promise.ts'
import { promisesTable } from '../../report/promises-table.ts'
import { ratio } from '../../report/ratio.ts'
import { table } from '../../report/table.ts'
import type { BenchResult, Rounds } from './result.ts'

/** A result for people: promises first, then what they rest on. */
export function toMarkdown({ machine, options, measured }: BenchResult): string {
  return [
    '# Speed of pages',
    `Node ${machine.node}, ${machine.processors} processors (${machine.model}), ${machine.pinned ? 'program and load each on a processor of its own' : 'not pinned'}, load of the machine at the start ${machine.load.toFixed(1)}. ${options.rounds} rounds of ${options.seconds} s in turns, ${options.clients} connections, medians; latencies at ${options.perSecond} pages a second.`,
    promisesTable(promises(measured)),
    ...measured.flatMap(one => [`## ${one.page}, ${one.compressed ? 'compressed' : 'plain'}`, compared(one)]),
  ].join('\n\n')
}

/** OPS-23, and what another checkout's pages cost (GRAPH-17), as far as it was measured. */
export function promises(measured: BenchResult['measured']): Promised[] {
  const told = measured.filter(({ compressed }) => compressed)
  const home = told.find(({ page }) => page === 'home')?.closed ?? {}
  const logIn = told.find(({ page }) => page === 'log-in')?.closed ?? {}
  const frameworks = ['react-router', 'next'].map(name => costTo(home, name)).filter(ratio => !Number.isNaN(ratio))
  return [
    atMost('Home, times the floor', 2.5, costTo(home, 'floor')),
    atMost('Home, times the cheaper framework', 0.75, Math.max(...frameworks, Number.NEGATIVE_INFINITY)),
    atMost('Log-in, times the floor', 2.5, costTo(logIn, 'floor')),
    ...told.map(({ page, closed }) =>
      atMost(`Processor time of ${page}, times before`, 1.05, costTo(closed, 'before')),
    ),
  ].filter(({ found }) => Number.isFinite(Number(found)))
}

/** The portal's processor time over another program's; not a number where one of them was not measured. */
function costTo({ portal = [], ...others }: Rounds, name: string): number {
  return ratio(portal, others[name] ?? [], ({ cpu }) => cpu).median
}

function compared({ closed, open, bytes, compressed }: BenchResult['measured'][number]): string {
  const middle = (figures: readonly Figures[] = [], read: (one: Figures) => number) => median(figures.map(read))
  return table(
    ['', 'Pages/s', 'CPU ms', 'CPU of floor', 'p50 ms', 'p99 ms', 'Bytes', 'Memory MB'],
    Object.entries(closed).map(([name, figures]) => [
      name,
      middle(figures, ({ rate }) => rate).toFixed(0),
      (middle(figures, ({ cpu }) => cpu) / 1000).toFixed(2),
      (1 / costTo({ ...closed, portal: closed.floor ?? [] }, name)).toFixed(2),
      open ? middle(open[name], ({ p50 }) => p50).toFixed(1) : '',
      open ? middle(open[name], ({ p99 }) => p99).toFixed(1) : '',
      compressed ? String(bytes[name]) : '',
      (Math.max(...figures.map(({ rss }) => rss)) / 1_000_000).toFixed(0),
    ]),
  )
}
