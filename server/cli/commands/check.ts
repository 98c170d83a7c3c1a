import { Command } from '@commander-js/extra-typings'
import { analyseManifests } from '../../../engine/analyse/analyse-manifests.ts'
import { type Finding, findingText } from '../../../engine/analyse/finding.ts'
import { manifestFiles } from '../../content/manifest-files.ts'
import { checkedManifests } from '../../content/read-manifests.ts'
import type { Paint } from '../frame/paint.ts'
import { afterOptions, type PortalCommand } from '../frame/portal-command.ts'

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
    .addHelpText(
      'after',
      afterOptions({
        finds: 'there is a mistake; the portal does not start on such manifests. With --strict also on a warning',
        examples: ['check', 'check --strict', 'check --json'],
      }),
    )
    .action(({ strict = false }) =>
      answering(async ({ folder, now }) => {
        const manifests = await manifestFiles(folder)
        const checked = checkedManifests(manifests)
        const findings = analyseManifests(checked, now.toISOString().slice(0, 10))
        const fails = strict && findings.some(({ severity }) => severity === 'warning')
        const files = manifests.files.length
        const brands = checked.brands.length
        const counts = `no mistakes, ${counted(findings, 'warning')}, ${counted(findings, 'hint')}`
        return {
          code: fails ? 1 : 0,
          data: { files, brands, mistakes: [], findings },
          text: paint =>
            [...findings.map(finding => painted(finding, paint)), `${files} files, ${brands} brands, ${counts}.`].join(
              '\n\n',
            ),
        }
      }),
    )

const colors = { warning: 'yellow', hint: 'cyan' } as const

/** The first line of each finding says what it is and where, and has the colour of its severity. */
function painted(finding: Finding, paint: Paint): string {
  const [first = '', ...others] = findingText(finding).split('\n')
  return [paint(colors[finding.severity], first), ...others].join('\n')
}

function counted(findings: readonly Finding[], severity: Finding['severity']): string {
  const count = findings.filter(finding => finding.severity === severity).length
  return `${count || 'no'} ${severity}${count === 1 ? '' : 's'}`
}
