import type { Truth } from '../../../engine/conditions/truth.ts'
import { explainCondition } from '../../../engine/explain/explain-condition.ts'
import { namedChange, turningPoints } from '../../../engine/explain/smallest-changes.ts'
import { combinationOf, type Moment } from '../../../engine/members/combination-of.ts'
import { MemberSpace } from '../../../engine/members/member-space.ts'
import { membersWho } from '../../../engine/members/members-who.ts'
import { registry } from '../../../engine/members/registry.ts'
import { changeInWords } from '../../../engine/words/change-in-words.ts'
import { conditionInWords } from '../../../engine/words/condition-in-words.ts'
import { listInWords } from '../../../engine/words/phrases.ts'
import { treeLines } from '../../../engine/words/tree-lines.ts'
import type { Fixture } from './fixture.ts'
import { scope } from './scope.ts'

export const space = new MemberSpace(registry, scope.segments)

/** The member of a fixture. */
export function memberOf({ facts }: Pick<Fixture, 'facts'>): Moment {
  const isOpen = (name: string) => name in registry.openSets
  const entries = Object.entries(facts)
  return {
    facts: Object.fromEntries(entries.filter(([name]) => !isOpen(name))),
    open: Object.fromEntries(entries.filter(([name]) => isOpen(name))),
    today: '2026-11-21',
  }
}

const sign = (truth: Truth) => (truth === undefined ? '?' : truth ? '✓' : '✗')

/** What the engine says of a fixture in words. */
export function saidOf(fixture: Pick<Fixture, 'condition' | 'facts'>): Pick<Fixture, 'sentence' | 'explanation'> {
  const { condition } = fixture
  const member = memberOf(fixture)
  const explained = explainCondition(condition, 'home', [], { scope, member, placeOf: () => undefined })
  const tree = treeLines(explained).map(
    ({ depth, truth, text, decides }) => `${'  '.repeat(depth)}${sign(truth)} ${text}${decides ? '  <- decides' : ''}`,
  )
  const from = combinationOf(member, space)
  const { yes } = membersWho(condition, scope, space)
  const holds = explained.truth === true
  const ways = turningPoints(holds ? space.diagrams.not(yes) : yes, from, space, 3).map(change =>
    listInWords(
      namedChange(change, from, space).map(each => changeInWords(each, registry)),
      'and',
    ),
  )
  const turned = `it would ${holds ? 'not be true' : 'be true'} if the member`
  return {
    sentence: `True for ${conditionInWords(condition, { registry, scope })}.`,
    explanation: [
      ...tree,
      ...(ways.length === 0 ? ['nothing would turn it round'] : ways.map(way => `${turned} ${way}`)),
    ],
  }
}
