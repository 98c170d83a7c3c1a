import type { Rule } from './rule.ts'

/** The last step of the journey has no rules, so that log-in leads everyone somewhere. */
export const journeyEnds: Rule = ({ manifest: { journey }, report }) => {
  const index = journey.steps.length - 1
  const last = journey.steps[index]
  for (const rule of ['showWhen', 'from', 'until'] as const)
    if (last?.[rule] !== undefined)
      report(
        'journey',
        ['steps', index, rule],
        {
          found: `"${rule}" on the last step`,
          expected: 'a last step that applies to everyone',
          hint: `leaving "${rule}" out, or another step after this one`,
          mend: { do: 'leave-out', guess: true },
        },
        'key',
      )
}
