import type { Rule } from './rule.ts'

const generic = 0

/** Exactly one error page has status 0 and no rules, so that every failure has a page. */
export const oneGenericError: Rule = ({ manifest: { errors }, report }) => {
  const pages = errors.pages.flatMap((page, index) => (page.status === generic ? [{ page, index }] : []))
  if (pages.length === 0)
    report('errors', ['pages'], {
      found: 'no page with status 0',
      expected: 'one, for every status without its own',
      hint: '"status": 0 on the page that fits any failure',
    })
  for (const { index } of pages.slice(1))
    report('errors', ['pages', index, 'status'], {
      found: 'a second page with status 0',
      expected: 'exactly one',
      hint: 'the status that this page is for, such as 404',
    })
  const [first] = pages
  for (const rule of ['showWhen', 'from', 'until'] as const)
    if (first?.page[rule] !== undefined)
      report(
        'errors',
        ['pages', first.index, rule],
        {
          found: `"${rule}" on the page with status 0`,
          expected: 'a page that everyone sees',
          hint: `leaving "${rule}" out`,
          mend: { do: 'leave-out', guess: true },
        },
        'key',
      )
}
