import type { Mistake } from '../overlay/mistake.ts'
import type { Place } from '../overlay/places.ts'
import { bySuspicion, type Statement, statementInWords } from '../overlay/statements.ts'
import type { Rule } from './rules/rule.ts'
import { smallestUndo } from './smallest-undo.ts'

/** A mistake of a brand, and where it shows. */
export interface PlacedMistake {
  place: Place
  mistake: Mistake
  /** The rule that it breaks; undefined for what is wrong before rules are asked. */
  by?: Rule
  /** Where the brand itself asks for what it breaks. */
  invariant?: Place
}

/** What is blamed for what was found in a brand, and how the brand would be without some of its statements. */
export interface Suspects<Found> {
  /** All that the brand says differently from base. */
  statements: readonly Statement[]
  placeOf: (statement: Statement) => Place | undefined
  /** The same text for what is the same thing, found before and after something was undone. */
  keyOf: (found: Found) => string
  /**
   * What would still be found without some statements; undefined when so much else would be wrong then that this cannot be
   * told.
   */
  without: (left: readonly Statement[]) => readonly Found[] | undefined
}

/** The statement that causes something. */
export interface Culprit {
  statement: Statement
  place: Place
  /** Whether it alone would have to be left out. */
  isAlone: boolean
}

/** Things that were found because of one statement of a brand, or of several together of which it is the likeliest. */
export interface Blamed<Found> {
  broken: readonly [Found, ...Found[]]
  /** Undefined for what no statement of the brand is to blame for. */
  culprit?: Culprit
}

/**
 * What was found, with the statement that causes it (CHECK-11): the one without which it would not be there. What one statement
 * causes stands together.
 * @param stays whether it stays where it shows: what shows in a file of the brand itself
 */
export function blamed<Found>(
  found: readonly Found[],
  stays: (one: Found) => boolean,
  suspects: Suspects<Found>,
): Blamed<Found>[] {
  const left = remembered(suspects)
  const isGone = (one: Found, undone: readonly Statement[]) => left(undone)?.has(suspects.keyOf(one)) === false
  const ordered = suspects.statements.toSorted(bySuspicion)
  const isCaused = (one: Found) => !stays(one) && ordered.length > 0 && isGone(one, ordered)
  const { caused = [], others = [] } = Object.groupBy(found, one => (isCaused(one) ? 'caused' : 'others'))
  const told: Blamed<Found>[] = others.map(one => ({ broken: [one] }))
  for (let [one, ...rest] = caused; one !== undefined; [one, ...rest] = rest) {
    const first = one
    const culprits = smallestUndo(ordered, undone => isGone(first, undone))
    const [statement] = culprits.toSorted(bySuspicion)
    const { same = [], apart = [] } = Object.groupBy(rest, other => (isGone(other, culprits) ? 'same' : 'apart'))
    const place = statement && suspects.placeOf(statement)
    const culprit = statement && place && { statement, place, isAlone: culprits.length === 1 }
    told.push({ broken: [first, ...same], ...(culprit && { culprit }) })
    rest = apart
  }
  return told
}

/** What is left without some statements, asked once for each choice of them. */
function remembered<Found>({ without, statements, keyOf }: Suspects<Found>) {
  const answers = new Map<string, ReadonlySet<string> | undefined>()
  const numbers = new Map(statements.map((statement, number) => [statement, number]))
  return (undone: readonly Statement[]) => {
    const key = undone
      .map(statement => numbers.get(statement) ?? -1)
      .toSorted((a, b) => a - b)
      .join()
    if (!answers.has(key)) {
      const found = without(undone)
      answers.set(key, found && new Set(found.map(keyOf)))
    }
    return answers.get(key)
  }
}

export const placeText = ({ file, line, column }: Place) => `${file}:${line}:${column}`

/** What was found, and where it shows. */
export const foundAt = ({ place, mistake }: PlacedMistake): string => `${mistake.found} (${placeText(place)})`

/** Mistakes at one place as one. */
export function joined(mistakes: readonly PlacedMistake[]): PlacedMistake[] {
  const [first, ...others] = mistakes
  if (!first || others.length === 0) return [...mistakes]
  const said = (of: (mistake: Mistake) => string | undefined) => [
    ...new Set(mistakes.flatMap(({ mistake }) => of(mistake) ?? [])),
  ]
  const mistake = {
    found: said(({ found }) => found).join('; '),
    expected: said(({ expected }) => expected).join('; '),
    hint: said(({ hint }) => hint).join(', or '),
  }
  return [{ ...first, mistake }]
}

/** What was broken of each kind, by what was expected. */
function kindsOf(broken: readonly PlacedMistake[]) {
  return [...Map.groupBy(broken, ({ mistake }) => mistake.expected)].flatMap(([expected, [first, ...others]]) => {
    if (!first) return []
    const more = others.length === 0 ? '' : ` and ${others.length} more place${others.length === 1 ? '' : 's'}`
    return [{ expected, hint: first.mistake.hint, words: `${first.mistake.found} (${placeText(first.place)}${more})` }]
  })
}

/** A mistake as it is told: what the culprit says first, what it breaks second, and how much else. */
export function toldMistakes({ broken, culprit }: Blamed<PlacedMistake>): PlacedMistake[] {
  if (!culprit) return [...broken]
  const kinds = kindsOf(broken)
  const hints = [...new Set(kinds.flatMap(({ hint }) => (hint?.startsWith('leaving') === false ? hint : [])))]
  return [
    {
      place: culprit.place,
      mistake: {
        found: `${statementInWords(culprit.statement)}: with it ${kinds.map(({ words }) => words).join('; ')}`,
        expected: kinds.map(({ expected }) => expected).join('; '),
        hint: ['leaving it out', ...hints.map(hint => `there ${hint}`)].join(', or '),
        // It mends what is broken, but only its author knows whether it was meant.
        ...(culprit.isAlone && { mend: { do: 'leave-out', guess: true } as const }),
      },
    },
  ]
}
