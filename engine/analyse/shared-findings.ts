import type { CheckedManifests } from '../check/check-manifests.ts'
import type { Registry } from '../members/registry.ts'
import { changesNothing } from './changes-nothing.ts'
import type { Finding } from './finding.ts'
import { namesUsed } from './names-used.ts'
import type { Statement } from './overlay-statements.ts'
import { sameEverywhere } from './same-everywhere.ts'

const nowhere = { file: 'manifests', line: 1, column: 1 }

/** What shows only when brands are held against one another, against base and against the registry of facts. */
export function sharedFindings({ brands, folders, placeAt }: CheckedManifests, registry: Registry): Finding[] {
  const base = folders.find(({ name }) => brands.every(({ folder }) => folder !== name))
  const own = folders.filter(folder => folder !== base)
  const at = ({ overlay, path }: Statement) => placeAt(overlay, path) ?? nowhere
  const used = new Set(brands.flatMap(({ manifest }) => [...namesUsed(manifest)]))
  return [
    ...own
      .flatMap(folder => changesNothing(base, folder))
      .map(
        (statement): Finding => ({
          ...at(statement),
          ...{ code: 'changes-nothing', severity: 'warning' },
          says: `This changes nothing (${statement.about}): without it ${statement.surface}.json would say the same.`,
          todo: 'Leave it out: it is inherited.',
        }),
      ),
    ...sameEverywhere(own).map(
      (statement): Finding => ({
        ...at(statement),
        ...{ code: 'same-everywhere', severity: 'hint' },
        says: `Every brand says the same here (${statement.about}).`,
        todo: `Say it once, in ${statement.surface}.json of base.`,
      }),
    ),
    ...Object.keys(registry.facts)
      .filter(name => !used.has(`fact ${name}`))
      .map(
        (name): Finding => ({
          ...{ file: 'schema/facts.json', line: 1, column: 1, code: 'unused-fact', severity: 'hint' },
          says: `No manifest asks for the fact "${name}".`,
          todo: 'Nothing, if a brand will; else it need not be in the registry.',
        }),
      ),
  ]
}
