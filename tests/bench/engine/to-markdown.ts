import { atLeast, atMost, type Promised } from '../report/promise.ts'
import { promisesTable } from '../report/promises-table.ts'
import { table } from '../report/table.ts'
import { asksALoad, own } from './compare-conditions.ts'
import type { EngineResult } from './run-bench.ts'

/** What is promised of the engine, held against a result. */
function promises({ conditions, home, check, watch }: EngineResult): Promised[] {
  const ours = conditions.times.find(({ name }) => name === own)
  const fastest = (read: (times: EngineResult['conditions']['times'][number]) => number) =>
    Math.min(...conditions.times.filter(({ name }) => name !== own).map(read)) / (ours ? read(ours) : Number.NaN)
  return [
    atLeast(
      'Asking conditions, times the fastest other',
      10,
      fastest(({ asked }) => asked),
    ),
    atLeast(
      `Loading them and asking about ${asksALoad} members, times the fastest other`,
      10,
      fastest(({ loadedAndAsked }) => loadedAndAsked),
    ),
    atMost('A whole Home for one member, µs', 50, Math.max(...home.map(({ withShell }) => withShell))),
    atMost('Checking one brand in a fresh process, ms', 1000, check.first),
    atMost('Checking and analysing all brands for the first time, ms', 3000, check.firstAnalysis),
    atMost('Checking all brands once more, ms', 1000, check.all),
    atMost('Checking and analysing all brands once more, ms', 2000, check.analysis),
    atMost('From a save until check --watch tells what is wrong, ms', 300, Math.max(...watch.map(({ told }) => told))),
  ]
}

/** A result for people. */
export function toMarkdown(result: EngineResult): string {
  const { node, conditions, home, check, watch, invariants, mends, brands, items, manifests } = result
  return [
    '# Speed of the engine',
    `Node ${node}. ${conditions.count} conditions of all brands; medians of rounds in turns.`,
    promisesTable(promises(result)),
    '## Conditions',
    table(
      ['One condition', 'Loaded, ns', 'Asked about a member, ns', `Both, for one of ${asksALoad} members, ns`],
      conditions.times.map(({ name, loaded, asked, loadedAndAsked }) => [
        ...[name, loaded.toFixed(0), asked.toFixed(0), loadedAndAsked.toFixed(0)],
      ]),
    ),
    '## Home for one member',
    table(
      ['Brand', 'Screen, µs', 'With the shell, µs'],
      home.map(({ brand, screen, withShell }) => [brand, screen.toFixed(1), withShell.toFixed(1)]),
    ),
    `Checking one brand takes ${check.one.toFixed(0)} ms (${check.first.toFixed(0)} ms in a fresh process), all of them ${check.all.toFixed(0)} ms, with the whole analysis ${check.analysis.toFixed(0)} ms.`,
    `Proving the ${invariants.count} invariants of all brands takes ${invariants.proved.toFixed(0)} ms of that. portal mend mends ${mends.count} slips in ${mends.mended.toFixed(0)} ms.`,
    table(
      ['A save', 'check --watch tells what is wrong after, ms', 'and all, ms'],
      watch.map(({ what, told, whole }) => [what, told.toFixed(0), whole.toFixed(0)]),
    ),
    '## Growth',
    table(
      ['Brands', 'Check, ms', 'a brand', 'Analysis, ms', 'Compile, ms', 'a brand', 'Home of one, µs', 'Heap, MB'],
      brands.map(({ brands: count, check: checked, analysis, compile, resolve, heap }) => [
        ...[String(count), checked.toFixed(0), (checked / count).toFixed(1), analysis?.toFixed(0) ?? ''],
        ...[compile.toFixed(0), (compile / count).toFixed(1), resolve.toFixed(1), heap.toFixed(0)],
      ]),
    ),
    table(
      ['Items more on Home', 'Check, ms', 'Home, µs', 'an item, ns'],
      items.map(({ items: count, check: checked, resolve }) => [
        ...[String(count), checked.toFixed(0), resolve.toFixed(1), ((resolve * 1000) / count).toFixed(0)],
      ]),
    ),
    table(
      ['Times the items of base', 'Check, ms', 'Analysis, ms'],
      manifests.map(({ times, check: checked, analysis }) => [
        ...[String(times), checked.toFixed(0), analysis.toFixed(0)],
      ]),
    ),
    '',
  ].join('\n\n')
}
