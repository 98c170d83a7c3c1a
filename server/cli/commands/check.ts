import { analyseManifests } from '../../../engine/analyse/analyse-manifests.ts'
import { type Finding, findingText } from '../../../engine/analyse/finding.ts'
import { checkManifests } from '../../../engine/check/check-manifests.ts'
import { manifestFiles } from '../../content/manifest-files.ts'
import { ManifestErrors } from '../../content/read-manifests.ts'
import type { Command } from '../frame/command.ts'
import type { Paint } from '../frame/paint.ts'

const colors = { warning: 'yellow', hint: 'cyan' } as const

const counted = (findings: readonly Finding[], severity: Finding['severity']) => {
  const count = findings.filter(finding => finding.severity === severity).length
  return `${count || 'no'} ${severity}${count === 1 ? '' : 's'}`
}

/** The first line of each finding says what it is and where, and has the colour of its weight. */
function painted(finding: Finding, paint: Paint): string {
  const [first = '', ...others] = findingText(finding).split('\n')
  return [paint(colors[finding.severity], first), ...others].join('\n')
}

/**
 * `portal check`: checks every manifest and prints each mistake with its file, line and column. Without mistakes it says
 * what is most likely not meant (warnings) and what may well be (hints).
 */
export const check: Command = {
  summary: 'Checks every manifest: mistakes with file, line and mend, then what is most likely not meant',
  details:
    'Mistakes, broken invariants among them, stop the portal. Warnings and hints do not: things that nobody or everybody sees, links that refuse those who see them, overlaps and gaps, what is never used, parts that change nothing.',
  words: [],
  options: { strict: { description: 'fails on warnings too' } },
  finds: 'there is a mistake; the portal does not start on such manifests. With --strict also when there is a warning',
  examples: ['check', 'check --strict', 'check --json'],
  run: async ({ world, options }) => {
    const { files, imageAddress } = await manifestFiles(world.folder)
    const checked = checkManifests(files, imageAddress)
    if (checked.diagnostics.length > 0) throw new ManifestErrors(checked.diagnostics)
    const findings = analyseManifests(checked, world.now.toISOString().slice(0, 10))
    const fails = options.strict !== undefined && findings.some(({ severity }) => severity === 'warning')
    const brands = checked.brands.length
    const tail = `no mistakes, ${counted(findings, 'warning')}, ${counted(findings, 'hint')}.`
    return {
      code: fails ? 1 : 0,
      data: { files: files.length, brands, mistakes: [], findings },
      text: paint =>
        [...findings.map(finding => painted(finding, paint)), `${files.length} files, ${brands} brands, ${tail}`].join(
          '\n\n',
        ),
    }
  },
}
