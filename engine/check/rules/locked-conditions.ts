import type { Condition } from '../../../schema/generated/manifests.ts'
import { conditionsUsedIn } from '../../conditions/fold-condition.ts'
import { conditionOf } from '../../conditions/written-conditions.ts'
import { isJsonObject } from '../../json.ts'
import { schemaOf, walkAnnotated } from '../../schema/manifest-schema.ts'
import { surfaceTitles } from '../../schema/surfaces.ts'
import type { Rule } from './rule.ts'

/** Who sees an item whose "shown" is locked is not changed by way of a named condition either (CHECK-13). */
export const lockedConditions: Rule = ({ manifest, isOwn, report }) => {
  const named = manifest.conditions.conditions
  const told = new Set<string>()
  const visit = (condition: Condition, id: string) => {
    for (const name of conditionsUsedIn(condition)) {
      const used = named[name]
      if (!used || told.has(name)) continue
      told.add(name)
      if (isOwn('conditions', ['conditions', name, 'when']))
        report('conditions', ['conditions', name, 'when'], {
          found: `another "${name}", which decides who sees "${id}"`,
          expected: `"${id}" shown as base has it: that is locked`,
          hint: 'a condition with a name of its own',
        })
      visit(used.when, id)
    }
  }
  for (const [surface, title] of surfaceTitles)
    walkAnnotated(manifest[surface], schemaOf(title), (value, _schema, path) => {
      if (!isJsonObject(value) || !Array.isArray(value.locked) || !value.locked.includes('shown')) return
      if (value.showWhen !== undefined && !isOwn(surface, path)) visit(conditionOf(value.showWhen), String(value.id))
    })
}
