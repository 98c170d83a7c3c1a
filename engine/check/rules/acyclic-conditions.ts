import { conditionsUsedIn } from '../../conditions/fold-condition.ts'
import type { Rule } from './rule.ts'

/** Named conditions must not use one another in a circle. */
export const acyclicConditions: Rule = ({ manifest: { conditions }, report }) => {
  const named = conditions.conditions
  const done = new Set<string>()
  const visit = (name: string, trail: readonly string[]) => {
    const condition = named[name]
    if (!condition || done.has(name)) return
    const start = trail.indexOf(name)
    if (start >= 0) {
      const circle = [...trail.slice(start), name].map(each => `"${each}"`).join(' → ')
      report('conditions', ['conditions', name, 'when'], {
        found: `a circle: ${circle}`,
        expected: 'an end',
        hint: `facts instead of { "use": "${name}" } in one of them`,
      })
      return
    }
    for (const used of conditionsUsedIn(condition.when)) visit(used, [...trail, name])
    done.add(name)
  }
  for (const name of Object.keys(named)) visit(name, [])
}
