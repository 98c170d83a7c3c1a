import { Command } from '@commander-js/extra-typings'
import { readGlossaries } from '../../content/glossaries.ts'
import { readIdNames } from '../../content/id-names.ts'
import { manifestFiles } from '../../content/manifest-files.ts'
import { type CheckReport, checkReport, namedReport } from '../check/check-report.ts'
import { githubAnnotations } from '../check/github-annotations.ts'
import { reportText } from '../check/report-text.ts'
import { sarif } from '../check/sarif.ts'
import { type WatchedReport, watchedReports } from '../check/watched-reports.ts'
import type { Paint } from '../frame/paint.ts'
import { type Answer, afterOptions, type PortalCommand } from '../frame/portal-command.ts'
import { noSuch } from '../frame/wrong-use.ts'

const formats: { readonly [format: string]: (report: CheckReport, paint: Paint) => string } = {
  text: reportText,
  github: githubAnnotations,
  sarif,
}

/**
 * `portal check`: checks every manifest and prints each mistake with its file, line and column. Without mistakes it lists
 * what is most likely not meant (warnings) and what may not be meant (hints).
 */
export const check: PortalCommand = answering =>
  new Command('check')
    .summary('Checks every manifest: mistakes with file, line and mend, then what is most likely not meant')
    .description(
      `Checks every manifest. Mistakes, broken invariants among them, stop the portal. Warnings and hints do not: items that nobody or everybody sees, links that refuse those who see them, overlaps and gaps, what is never used, parts that change nothing.`,
    )
    .option('--strict', 'fails on warnings too')
    .option('--watch', 'goes on, and checks again at each save')
    .option('--format <FORMAT>', 'text, github (annotations of a pull request) or sarif (2.1.0); text when left out')
    .addHelpText(
      'after',
      afterOptions({
        finds: 'there is a mistake; the portal does not start on such manifests. With --strict also on a warning',
        examples: [
          'check',
          'check --strict',
          'check --watch',
          'check --json',
          'check --format github',
          'check --format sarif > check.sarif',
        ],
      }),
    )
    .action(({ strict = false, watch = false, format = 'text' }) =>
      answering(async ({ folder, now, until }) => {
        const write = formats[format]
        if (!write) throw noSuch('format', format, Object.keys(formats))
        const names = await readIdNames(folder)
        const answer = (report: CheckReport): Answer => ({
          code: isRefused(report, strict) ? 1 : 0,
          data: report,
          text: paint => write(namedReport(report, names), paint),
          verbatim: format !== 'text',
        })
        if (!watch)
          return answer(checkReport(await manifestFiles(folder), now, undefined, await readGlossaries(folder)))
        const reports = watchedReports(folder, () => new Date(), until)
        const first = await reports.next()
        if (first.done) return { code: 0, data: {}, text: () => '' }
        const again = (report: WatchedReport): Answer => ({
          ...answer(report),
          text: paint =>
            isSecond(report)
              ? `\n${write(namedReport(report, names), paint)}`
              : [
                  paint('bold', `\n${report.changed.join(', ')}`),
                  report.goesOn ? 'No mistakes.' : write(namedReport(report, names), paint),
                ].join('\n\n'),
        })
        // Tools read whole reports.
        const isWanted = ({ goesOn }: WatchedReport) => format === 'text' || !goesOn
        return { ...answer(first.value), more: answersOf(reports, isWanted, again) }
      }),
    )

const isRefused = ({ mistakes, findings }: CheckReport, strict: boolean) =>
  mistakes.length > 0 || (strict && findings.some(({ severity }) => severity === 'warning'))

/** Whether it comes after one that said that nothing is wrong. */
const isSecond = ({ mistakes, goesOn }: WatchedReport) => mistakes.length === 0 && !goesOn

async function* answersOf(
  reports: AsyncIterable<WatchedReport>,
  isWanted: (report: WatchedReport) => boolean,
  answer: (report: WatchedReport) => Answer,
): AsyncGenerator<Answer> {
  for await (const report of reports) if (isWanted(report)) yield answer(report)
}
