import type { ParsedFolder } from '../check/parsed-folder.ts'
import { isDeepEqual } from '../overlay/is-deep-equal.ts'
import { type Statement, statementsOf } from './overlay-statements.ts'

/** What every brand says alike, once for each of them: base could say it for all. One brand alone shares nothing. */
export function sameEverywhere(brands: readonly ParsedFolder[]): Statement[] {
  const [first = [], ...others] = brands.map(statementsOf)
  if (others.length === 0) return []
  return first.flatMap(statement => {
    const alike = others.map(statements => statements.find(other => isSame(statement, other)))
    const found = alike.filter(other => other !== undefined)
    return found.length === others.length ? [statement, ...found] : []
  })
}

const isSame = (one: Statement, other: Statement) =>
  one.surface === other.surface && one.about === other.about && isDeepEqual(one.value, other.value)
