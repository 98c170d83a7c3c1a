import { checkDay } from './check-day.ts'
import { checkMarkdown } from './check-markdown.ts'
import { checkRedirect } from './check-redirect.ts'
import { checkTarget } from './check-target.ts'
import { checkTimeZone } from './check-time-zone.ts'
import type { FormatCheck } from './format-check.ts'
import { named } from './named.ts'

/** What each `format` of the manifest schemas means beyond its form. */
export const formatChecks: { readonly [format: string]: FormatCheck } = {
  day: checkDay,
  markdown: checkMarkdown,
  redirect: checkRedirect,
  target: checkTarget,
  'time-zone': checkTimeZone,
  guard: named('guard', 'routes.json', ({ routes }) => routes.guards.map(guard => guard.id)),
  page: named('page', 'pages.json', ({ pages }) => pages.pages.map(page => page.id)),
  tip: named('tip', 'errors.json', ({ errors }) => errors.tips.map(tip => tip.id)),
  'contact-section': named('section', 'contact.json', ({ contact }) => contact.sections.map(section => section.id)),
  segment: named('segment', 'segments.json', ({ segments }) => Object.keys(segments.segments)),
  'named-condition': named('named condition', 'conditions.json', ({ conditions }) =>
    Object.keys(conditions.conditions),
  ),
}
