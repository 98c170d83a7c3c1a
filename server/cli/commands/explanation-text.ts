import { stripVTControlCharacters } from 'node:util'
import type { Truth } from '../../../engine/conditions/truth.ts'
import type { ExplainedVariant, Explanation, Gate } from '../../../engine/explain/explanation.ts'
import type { NamedChange } from '../../../engine/explain/smallest-changes.ts'
import type { Moment } from '../../../engine/members/combination-of.ts'
import type { Registry } from '../../../engine/members/registry.ts'
import type { Place } from '../../../engine/overlay/places.ts'
import type { Part } from '../../../engine/parts/manifest-parts.ts'
import { changeInWords } from '../../../engine/words/change-in-words.ts'
import { dayInWords, periodInWords } from '../../../engine/words/period-in-words.ts'
import { listInWords } from '../../../engine/words/phrases.ts'
import { reasonInWords } from '../../../engine/words/reason-in-words.ts'
import { treeLines } from '../../../engine/words/tree-lines.ts'
import { type Paint, placeText } from '../frame/paint.ts'

/** An explanation for people: the verdict, each rule with its place, what decides, and what would turn it round. */
export const explanationText =
  (explanation: Explanation, part: Part, { today }: Moment, registry: Registry) =>
  (paint: Paint): string => {
    const { key, place, shown, gates, variants, changes } = explanation
    const title = [part.item.title, part.item.heading].find(text => typeof text === 'string')
    const words = verdicts[kindOf(part)]
    return [
      `${paint('bold', key)}${title === undefined ? '' : `  "${title}"`}  ${paint('dim', placeText(place))}`.trimEnd(),
      `${paint(shown ? 'green' : 'red', shown ? words.yes : words.no)} on ${dayInWords(today)}${reasonInWords(explanation)}.`,
      ...gates.flatMap(gate => ['', ...gateLines(gate, paint)]),
      ...variants.flatMap((variant, index) => ['', ...variantLines(variant, index, registry, paint)]),
      '',
      ...turnLines(changes, shown ? words.turnedNo : words.turnedYes, registry, paint),
    ].join('\n')
  }

type PartKind = 'item' | 'step' | 'route' | 'guard'
const verdicts: { readonly [Name in PartKind]: { yes: string; no: string; turnedYes: string; turnedNo: string } } = {
  item: { yes: 'Shown', no: 'Hidden', turnedYes: 'be shown', turnedNo: 'be hidden' },
  step: { yes: 'Taken', no: 'Not taken', turnedYes: 'be taken', turnedNo: 'not be taken' },
  route: { yes: 'Opens', no: 'Does not open', turnedYes: 'open', turnedNo: 'not open' },
  guard: { yes: 'Lets pass', no: 'Refuses', turnedYes: 'let pass', turnedNo: 'refuse' },
}

function kindOf({ surface, path }: Part): PartKind {
  if (surface === 'journey') return 'step'
  if (surface !== 'routes') return 'item'
  return path[0] === 'guards' ? 'guard' : 'route'
}

const headings: { readonly [Name in Gate['kind']]: string } = {
  screen: 'Its screen',
  around: 'Around it',
  form: 'Form of what holds it',
  own: 'Its own rules',
  guard: 'Guard',
  'earlier step': 'An earlier step',
}

function gateLines({ kind, key, place, holds, period, condition }: Gate, paint: Paint): string[] {
  const head = { text: `${signOf(holds, paint)} ${paint('bold', headings[kind])}  ${key}`, place }
  const days = period && {
    text: `  ${signOf(period.holds, paint)} shown ${periodInWords(period) ?? 'always'}${period.holds ? '' : paint('yellow', '  <- decides')}`,
    place: undefined,
  }
  const decides = period?.holds !== false
  return withPlaces(
    [head, ...(days ? [days] : []), ...(condition ? conditionRows(condition, decides, paint) : [])],
    paint,
  )
}

function conditionRows(condition: NonNullable<Gate['condition']>, decides: boolean, paint: Paint) {
  return treeLines(condition).map(line => ({
    text: `${'  '.repeat(line.depth + 1)}${signOf(line.truth, paint)} ${line.text}${
      decides && line.decides ? paint('yellow', '  <- decides') : ''
    }`,
    place: line.place,
  }))
}

function variantLines({ when, taken, changes }: ExplainedVariant, index: number, registry: Registry, paint: Paint) {
  const head = `${signOf(taken, paint)} ${paint('bold', `Variant ${index + 1}`)}${taken ? ', which is shown' : ''}`
  const turn = taken || changes.length === 0 ? [] : turnLines(changes, `show variant ${index + 1}`, registry, paint)
  return [...withPlaces([{ text: head, place: when.place }, ...conditionRows(when, true, paint)], paint), ...turn]
}

function turnLines(changes: readonly (readonly NamedChange[])[], what: string, registry: Registry, paint: Paint) {
  if (changes.length === 0) return [`No change of the member or the day would make it ${what}.`]
  const ways = changes.map(change =>
    listInWords(
      change.map(each => changeInWords(each, registry)),
      'and',
    ),
  )
  const [only = ''] = ways
  if (ways.length === 1) return [`${paint('bold', `It would ${what} if`)} the member: ${only}.`]
  return [paint('bold', `It would ${what} with one of these:`), ...ways.map(way => `  - ${way}`)]
}

/** A sign for yes, no and not known, that needs no colour to be told apart. */
function signOf(truth: Truth, paint: Paint): string {
  if (truth === undefined) return paint('yellow', '?')
  return truth ? paint('green', '✓') : paint('red', '✗')
}

/** Lines with the place where each was written, in a column of its own. */
function withPlaces(lines: readonly { text: string; place?: Place | undefined }[], paint: Paint): string[] {
  const width = (text: string) => stripVTControlCharacters(text).length
  const widest = Math.max(...lines.map(({ text }) => width(text)))
  return lines.map(({ text, place }) =>
    place === undefined ? text : `${text}${' '.repeat(widest - width(text))}  ${paint('dim', placeText(place))}`,
  )
}
