import { type Finding, findingText } from '../../../engine/analyse/finding.ts'
import { type Diagnostic, diagnosticText } from '../../../engine/check/diagnostic.ts'
import type { Paint } from '../frame/paint.ts'
import type { CheckReport } from './check-report.ts'

/** A report for people: what was found, each at its place, and how much. */
export function reportText(report: CheckReport, paint: Paint): string {
  const { mistakes, findings } = report
  const found = [
    ...mistakes.map(mistake => mistakeText(mistake, paint)),
    ...findings.map(each => findingIn(each, paint)),
  ]
  return [...found, summary(report)].join('\n\n')
}

/** What was read, and how much was found there. */
export const summary = ({ files, brands, languages, ...found }: CheckReport): string =>
  [`${counted(files, 'file')}, ${counted(brands, 'brand')}, ${counts(found)}.`, ...languages.map(shareText)].join(' ')

/** "es-US in first: 1502 of 1510 texts (99 %)." Only what is whole is 100 %. */
const shareText = ({ brand, tag, said, all }: CheckReport['languages'][number]) =>
  `${tag} in ${brand}: ${said} of ${all} texts (${Math.floor((said / Math.max(all, 1)) * 100)} %).`

/** How much was found: "no mistakes, 1 warning, no hints". */
function counts({ mistakes, findings }: Pick<CheckReport, 'mistakes' | 'findings'>): string {
  if (mistakes.length > 0) return counted(mistakes.length, 'mistake')
  const having = (severity: Finding['severity']) => findings.filter(each => each.severity === severity).length
  return `no mistakes, ${counted(having('warning'), 'warning')}, ${counted(having('hint'), 'hint')}`
}

const counted = (count: number, what: string) => `${count || 'no'} ${what}${count === 1 ? '' : 's'}`

const colors = { warning: 'yellow', hint: 'cyan' } as const

/** The first line of each finding says what it is and where, and has the colour of its severity. */
const findingIn = (finding: Finding, paint: Paint) => firstLineIn(colors[finding.severity], findingText(finding), paint)

const mistakeText = (mistake: Diagnostic, paint: Paint) => firstLineIn('red', diagnosticText(mistake), paint)

function firstLineIn(color: Parameters<Paint>[0], text: string, paint: Paint): string {
  const [first = '', ...others] = text.split('\n')
  return [paint(color, first), ...others].join('\n')
}
