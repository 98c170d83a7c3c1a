import type { Truth } from '../conditions/truth.ts'
import { decidingLeaves, type ExplainedCondition, type ExplainedLeaf } from '../explain/explain-condition.ts'
import type { Place } from '../overlay/places.ts'
import { listInWords } from './phrases.ts'

/** One line of an explained condition. */
export interface TreeLine {
  depth: number
  truth: Truth
  text: string
  place?: Place
  /** Whether it is one of the leaves that decide the condition. */
  decides: boolean
}

/** An explained condition as lines: each part with its truth, each leaf with the wanted and the member's values. */
export function treeLines(condition: ExplainedCondition): TreeLine[] {
  const deciding: ReadonlySet<ExplainedCondition> = new Set(decidingLeaves(condition))
  const visit = (part: ExplainedCondition, depth: number): TreeLine[] => {
    const line = { depth, truth: part.truth, text: conditionText(part), decides: deciding.has(part) }
    const below = 'parts' in part ? part.parts : 'part' in part ? [part.part] : []
    return [
      part.place === undefined ? line : { ...line, place: part.place },
      ...below.flatMap(each => visit(each, depth + 1)),
    ]
  }
  return visit(condition, 0)
}

const texts: { readonly [Form in 'all' | 'any' | 'not']: string } = {
  all: 'all of these',
  any: 'any of these',
  not: 'not',
}

function conditionText(part: ExplainedCondition): string {
  if (part.form === 'fact' || part.form === 'in') return leafText(part)
  return part.form === 'use' ? `the named condition "${part.name}"` : texts[part.form]
}

/** "medical is termed, wanted active or future". */
export function leafText(leaf: ExplainedLeaf): string {
  if (leaf.form === 'fact')
    return `${leaf.name} is ${leaf.actual ?? 'not known'}, wanted ${listInWords(leaf.wanted, 'or')}`
  const ids = leaf.actual === undefined ? 'not known' : listInWords(leaf.actual, 'and') || 'none'
  return `${leaf.of} is ${ids}, wanted one of the segment "${leaf.name}"`
}
