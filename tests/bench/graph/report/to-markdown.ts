import { promisesTable } from '../../report/promises-table.ts'
import { table } from '../../report/table.ts'
import { type ContenderName, contendersWith } from '../contenders/contenders.ts'
import type { GrowthLine } from '../measure/growth.ts'
import { againstOther } from './against.ts'
import type { BenchResult } from './result.ts'
import type { Score } from './score.ts'
import { targets } from './targets.ts'

const titleOf = (name: ContenderName) => contendersWith('').find(one => one.name === name)?.title ?? name
const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(0)

function compared(scores: readonly Score[], coldStart: BenchResult['coldStart']): string {
  return table(
    ['', 'Relative to bare', 'Answers/s', 'p50 ms', 'p99 ms', 'CPU µs', 'CPU relative', 'Memory MB', 'Cold start ms'],
    scores
      .toSorted((a, b) => b.rateToBare - a.rateToBare)
      .map(one => [
        ...[titleOf(one.name), one.rateToBare.toFixed(2), one.rate.toFixed(0), one.p50.toFixed(1), one.p99.toFixed(1)],
        ...[one.cpu.toFixed(0), one.cpuToBare.toFixed(2), megabytes(one.rss), (coldStart[one.name] ?? 0).toFixed(0)],
      ]),
  )
}

function grown(what: string, lines: readonly GrowthLine[]): string {
  return table(
    [what, 'CPU µs', 'p50 ms', 'Answers/s'],
    lines.map(({ what: name, figures }) => [
      ...[name, figures.cpu.toFixed(0), figures.p50.toFixed(2), figures.rate.toFixed(0)],
    ]),
  )
}

/** A result for people: promises first, then what they rest on. */
export function toMarkdown(result: BenchResult): string {
  const { machine, options, closed, open, growth, soak, coldStart } = result
  const parts = [
    '# Speed of the graph',
    `Node ${machine.node}, ${machine.processors} processors (${machine.model}), ${machine.pinned ? 'contender and load each on a processor of its own' : 'not pinned'}, load of the machine at the start ${machine.load.toFixed(1)}. ${options.rounds} rounds of ${options.seconds} s in turns, ${options.clients} connections, medians.`,
    promisesTable(targets(result)),
    ...againstOther(result.raw),
    ...closed.flatMap(({ delay, scores }) => [`## Upstream answers after ${delay} ms`, compared(scores, coldStart)]),
  ]
  if (open)
    parts.push(
      `## ${open.perSecond} requests a second, upstream answers after ${open.delay} ms`,
      table(
        ['', 'p50 ms', 'p99 ms', 'Added to p50 of bare, ms'],
        open.scores.map(one => [titleOf(one.name), one.p50.toFixed(2), one.p99.toFixed(2), one.p50Added.toFixed(2)]),
      ),
    )
  if (growth)
    parts.push(
      '## Growth of the portal’s cost',
      grown('Claims in a list', growth.length),
      grown('Areas in a query', growth.areas),
    )
  if (soak)
    parts.push(
      '## Memory over many requests',
      table(
        ['Requests', 'Heap MB', 'Memory MB'],
        soak.map(({ requests, heap, rss }) => [String(requests), (heap / 1_000_000).toFixed(1), megabytes(rss)]),
      ),
    )
  return `${parts.join('\n\n')}\n`
}
