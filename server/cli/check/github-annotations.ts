import type { Finding } from '../../../engine/analyse/finding.ts'
import type { Diagnostic } from '../../../engine/check/diagnostic.ts'
import type { Place } from '../../../engine/overlay/places.ts'
import type { CheckReport } from './check-report.ts'
import { findingMessage, mistakeMessage } from './messages.ts'
import { summary } from './report-text.ts'

/** A report as commands of GitHub Actions, which show it at the lines of a pull request. */
export function githubAnnotations(report: CheckReport): string {
  return [...report.mistakes.map(mistakeAnnotation), ...report.findings.map(findingAnnotation), summary(report)].join(
    '\n',
  )
}

const mistakeAnnotation = (mistake: Diagnostic) =>
  annotation('error', mistake, 'A mistake in the manifests', mistakeMessage(mistake))

const levels = { warning: 'warning', hint: 'notice' } as const

const findingAnnotation = (finding: Finding) =>
  annotation(levels[finding.severity], finding, finding.code, findingMessage(finding))

const annotation = (level: string, { file, line, column }: Place, title: string, message: string) =>
  `::${level} file=${property(file)},line=${line},col=${column},title=${property(title)}::${data(message)}`

/** The message of a command: the runner reads percent signs and ends of lines as its own. */
const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

/** A property of a command, which colons and commas would end. */
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
