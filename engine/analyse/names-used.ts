import type { Condition, Manifest } from '../../schema/generated/manifests.ts'
import { foldCondition } from '../conditions/fold-condition.ts'
import { conditionsIn } from './conditions-in.ts'

/** What conditions name: "use current-plan", "in pilot-groups", "fact medical". */
export type Name = `${'use' | 'in' | 'fact'} ${string}`

/** What one condition names itself. */
const namesIn = (condition: Condition): Name[] =>
  foldCondition<Name[]>(condition, {
    all: parts => parts.flat(),
    any: parts => parts.flat(),
    not: part => part,
    use: name => [`use ${name}`],
    in: name => [`in ${name}`],
    fact: name => [`fact ${name}`],
  })

/** All that a brand's items, guards and invariants ask, through named conditions too; what only unused ones ask is not. */
export function namesUsed(manifest: Manifest): ReadonlySet<Name> {
  const used = new Set<Name>()
  const add = (name: Name) => {
    if (used.has(name)) return
    used.add(name)
    const named = name.startsWith('use ') ? manifest.conditions.conditions[name.slice('use '.length)] : undefined
    if (named) for (const inner of namesIn(named.when)) add(inner)
  }
  for (const { surface, condition } of conditionsIn(manifest))
    if (surface !== 'conditions') for (const name of namesIn(condition)) add(name)
  return used
}
