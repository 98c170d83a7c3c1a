import type { CallTimes } from './time-calls.ts'

/** The times of all calls for people, those first that suffer most from a large population. */
export function toTable(
  times: readonly CallTimes[],
  families: { readonly small: number; readonly large: number },
): string {
  const rows = times
    .toSorted((one, other) => other.ratio - one.ratio)
    .map(({ id, small, large, ratio, statuses }) =>
      [id, small.toFixed(2), large.toFixed(2), ratio.toFixed(2), statuses.join(' ')].join(' | '),
    )
  const over = times.filter(({ ratio }) => ratio > 2).length
  return `${[
    `| Call | ${families.small} families, ms | ${families.large} families, ms | Ratio | Answers |`,
    '| --- | --: | --: | --: | --- |',
    ...rows.map(row => `| ${row} |`),
  ].join('\n')}\n\n${over} of ${times.length} calls take more than twice as long.\n`
}
