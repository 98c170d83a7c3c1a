import type { Explaining } from '../explain/explain-condition.ts'
import { explainPart } from '../explain/explain-part.ts'
import type { Explanation } from '../explain/explanation.ts'
import type { NamedChange } from '../explain/smallest-changes.ts'
import { dayOf } from '../members/day-bands.ts'
import type { MemberSpace } from '../members/member-space.ts'
import type { Registry } from '../members/registry.ts'
import type { Place } from '../overlay/places.ts'
import type { Part } from '../parts/manifest-parts.ts'
import { changeInWords } from './change-in-words.ts'
import { dayInWords, periodInWords } from './period-in-words.ts'
import { listInWords } from './phrases.ts'
import { reasonInWords } from './reason-in-words.ts'
import { leafText } from './tree-lines.ts'

/** An item that a member does not see. */
export interface HiddenItem {
  /** The ids on the way to it: "menus/primary/benefits". */
  readonly item: string
  readonly surface: string
  readonly place?: Place
  /** What hides it, in sentences: the first says which rule, the others what decides it. */
  readonly why: readonly string[]
  /** The smallest changes that would show it, each by itself. */
  readonly changes: readonly ShowingChange[]
}

/** A change that would show an item. */
interface ShowingChange {
  readonly words: string
  /** A day, yyyy-mm-dd, on which it shows, where it is the day that has to be another. */
  readonly day: string | undefined
  /** The session and the screen in which it shows, where these have to be others. */
  readonly session: string | undefined
  readonly viewport: string | undefined
  /** Whether a fact of the member, or a segment that they are in, has to be otherwise. */
  readonly isOfMember: boolean
}

/** Surfaces of what leads to items, which show nothing themselves. */
const ways: ReadonlySet<string> = new Set(['routes', 'journey'])

/** Parts of error pages: nobody looks for them first. */
const rarelyMissed = 'errors'

/** Every item that a member does not see on a day, why, and the smallest changes that would show it (STUDIO-22). */
export function hiddenItems(parts: readonly Part[], space: MemberSpace, context: Explaining): HiddenItem[] {
  return parts
    .filter(({ surface, item }) => !ways.has(surface) && typeof item.id === 'string')
    .flatMap(part => {
      const explanation = explainPart(part, parts, space, context)
      return explanation.shown ? [] : [hiddenItem(explanation, space)]
    })
    .toSorted((one, other) => Number(one.surface === rarelyMissed) - Number(other.surface === rarelyMissed))
}

function hiddenItem(explanation: Explanation, { registry }: MemberSpace): HiddenItem {
  const { key, surface, place, changes } = explanation
  return {
    ...{ item: key, surface, why: [`It is hidden${reasonInWords(explanation)}.`, ...decisive(explanation)] },
    ...(place && { place }),
    changes: changes.map(change => showingChange(change, registry)),
  }
}

function showingChange(change: readonly NamedChange[], registry: Registry): ShowingChange {
  const days = change.flatMap(each => (each.kind === 'day' ? each.to : []))
  const phrases = change.map(each => changeInWords(each, registry))
  return {
    words: `The member ${listInWords(phrases, 'and')}.`,
    day: days[0] && dayOf(days[0]),
    session: valueOfFact(change, 'session'),
    viewport: valueOfFact(change, 'viewport'),
    isOfMember: change.some(each => each.kind !== 'day' && each.name !== 'session' && each.name !== 'viewport'),
  }
}

/** What a fact has to be; undefined where it does not have to change. */
const valueOfFact = (change: readonly NamedChange[], fact: string): string | undefined =>
  change.flatMap(each => (each.kind === 'fact' && each.name === fact ? each.to : []))[0]

/** What decides the rule that hides an item: its days, or the questions about the member. */
function decisive({ refusedBy, deciding }: Explanation): string[] {
  const { period } = refusedBy ?? {}
  if (period && !period.holds)
    return [`It shows ${periodInWords(period) ?? 'always'}; the day is ${dayInWords(period.today)}.`]
  return deciding.map(leaf => `The member’s ${leafText(leaf)}.`)
}
