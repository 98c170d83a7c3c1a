import { isDeepStrictEqual } from 'node:util'
import type { BaseEdit } from '../../../engine/impact/base-edits.ts'
import type { AffectedMembers, BrandImpact, EditImpact } from '../../../engine/impact/brand-impact.ts'
import type { Change } from '../../../engine/impact/change.ts'
import type { ManifestEdit } from '../../../engine/impact/edits.ts'
import type { Impact } from '../../../engine/impact/impact.ts'
import type { Counted } from '../../../engine/impact/population.ts'
import type { Place } from '../../../engine/overlay/places.ts'
import { listInWords } from '../../../engine/words/phrases.ts'
import { code, counted, escaped, folded, quoted } from './markdown.ts'

/** One edit, told once for the brands in which the same members see the same changes because of it. */
interface Told {
  brands: readonly string[]
  /** The language whose own words were edited. */
  language?: string | undefined
  impact: EditImpact
  /** What is told: the classes, or each change with everybody who sees it. */
  sets: readonly AffectedMembers[]
  byClass: boolean
}

/** Who was counted in each set, beside the words that say who they are. */
interface Counting {
  demo: boolean
}

const readableClasses = 5
const readableSets = 12
const readableChanges = 6

/**
 * The impact of an edit as Markdown for a pull request: edit by edit, who sees what, the largest class first, details folded.
 * @param counting whether demo sign-ins were counted
 */
export function impactMarkdown(impact: Impact, title: string, counting: Counting): string {
  const { brands, base, added, removed } = impact
  return [
    `# ${title}`,
    '',
    summaryOf(impact),
    ...added.map(brand => `\n${code(brand)} is a new brand.`),
    ...removed.map(brand => `\n${code(brand)} is gone.`),
    ...together(brands).flatMap(told => ['', ...toldLines(told, impact, counting)]),
    ...unseenLines(brands),
    ...baseLines(base),
  ].join('\n')
}

function summaryOf({ brands, base, added, removed }: Impact): string {
  const seen = new Set(brands.flatMap(({ brand, impacts }) => (impacts.length > 0 ? [brand] : [])))
  if (seen.size > 0) {
    const names = listInWords([...seen].map(code), 'and')
    return `Members of ${names} see a difference.`
  }
  if (brands.length > 0 || base.length > 0) return 'Nobody can see a difference.'
  return added.length + removed.length > 0 ? 'No brand that was there before changed.' : 'Nothing was edited.'
}

function together(brands: readonly BrandImpact[]): Told[] {
  const all: Told[] = []
  for (const { brand, language, impacts } of brands)
    for (const impact of impacts) {
      const byClass = !impact.tooMany && impact.affected.length <= readableClasses
      const sets = byClass ? impact.affected : impact.seen
      const like = all.findIndex(told => told.language === language && isSame(told, { impact, sets }))
      const told = all[like]
      if (told) all[like] = { ...told, brands: [...told.brands, brand], sets: joined(told.sets, sets) }
      else all.push({ brands: [brand], language, impact, sets, byClass })
    }
  return all
}

const isSame = (a: Pick<Told, 'impact' | 'sets'>, b: Pick<Told, 'impact' | 'sets'>) =>
  isDeepStrictEqual(a.impact.edits, b.impact.edits) && isDeepStrictEqual(withoutCounts(a.sets), withoutCounts(b.sets))

const withoutCounts = (sets: readonly AffectedMembers[]) => sets.map(({ who, changes }) => ({ who, changes }))

const joined = (a: readonly AffectedMembers[], b: readonly AffectedMembers[]): AffectedMembers[] =>
  a.map((each, index) => {
    const other = b[index]
    const members = sum(each.members, other?.members)
    return { ...each, ...(members && { members }), people: [...each.people, ...(other?.people ?? [])] }
  })

const sum = (a: Counted | undefined, b: Counted | undefined): Counted | undefined =>
  a && b ? { least: a.least + b.least, most: a.most + b.most, of: a.of + b.of } : (a ?? b)

function toldLines(
  { brands, language, impact, sets, byClass }: Told,
  { placeOf, causeOf, seenIn }: Impact,
  counting: Counting,
): string[] {
  const [brand = ''] = brands
  const told = { brand, ...(language !== undefined && { language }) }
  const lines = sets.map(({ changes, ...set }) =>
    affectedLines(
      set,
      changes.map(change => `- ${changeLine(change, causeOf(told, change, impact), seenIn(told, change))}`),
      counting,
    ),
  )
  const rest = lines.slice(readableSets)
  const classes = impact.tooMany ? 'too many to count' : String(impact.affected.length)
  const note = `Members fall into ${classes} classes by which of these changes they see (--json lists them). Here stands each change with everybody who sees it.`
  return [
    `## ${listInWords([...brands], 'and')}${language === undefined ? '' : `, in ${language}`}`,
    '',
    ...impact.edits.map(edit => `${editWords(edit)}${placeWords(placeOf(told, edit))}`),
    ...(impact.edits.length === 0 ? ['Nothing was edited: it follows from the day.'] : []),
    ...(byClass ? [] : ['', note]),
    ...lines.slice(0, readableSets).flat(),
    ...(rest.length === 0
      ? []
      : ['', ...folded(`Changes that fewer members see: ${rest.length} more groups`, rest.flat())]),
  ]
}

function affectedLines(
  { who, members, people }: Omit<AffectedMembers, 'changes'>,
  lines: readonly string[],
  { demo }: Counting,
): string[] {
  const counts = [
    ...(members ? [membersWords(members)] : []),
    ...(demo ? [counted(people.length, 'demo sign-in')] : []),
  ]
  return [
    '',
    `**${escaped(capital(who))}**${counts.length === 0 ? '' : `: ${counts.join(', ')}`}`,
    '',
    ...lines.slice(0, readableChanges),
    ...folded(counted(lines.length - readableChanges, 'more change'), lines.slice(readableChanges)),
    ...folded('Demo sign-ins', people.length > 0 ? [people.map(code).join(', ')] : []),
  ]
}

const number = new Intl.NumberFormat('en-US')
const share = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })

/** "1,204 of 8,000 members (15.1%)"; from the least to the most where the counts do not tell. */
function membersWords({ least, most, of }: Counted): string {
  const part = (count: number) => (of === 0 ? '0%' : share.format(count / of))
  if (least === most) return `${number.format(most)} of ${number.format(of)} members (${part(most)})`
  return `between ${number.format(least)} and ${number.format(most)} of ${number.format(of)} members (${part(least)} to ${part(most)})`
}

function unseenLines(brands: readonly BrandImpact[]): string[] {
  const edits = new Map<string, string[]>()
  for (const { brand, language, unseen } of brands)
    for (const edit of unseen) {
      const name = language === undefined ? brand : `${brand} in ${language}`
      edits.set(editWords(edit), [...(edits.get(editWords(edit)) ?? []), name])
    }
  if (edits.size === 0) return []
  const lines = [...edits].map(([edit, names]) => `- ${edit} (${names.join(', ')})`)
  return ['', '## Nobody can see', '', ...folded(counted(lines.length, 'edit'), lines, readableChanges)]
}

function baseLines(base: readonly BaseEdit[]): string[] {
  if (base.length === 0) return []
  const lines = base.map(edit => {
    const own = edit.overriddenBy.map(({ brand, place }) =>
      place ? `${brand} (${code(`${place.file}:${place.line}`)})` : `${brand} (taken out)`,
    )
    return `| ${editWords(edit)} | ${edit.reaches.join(', ') || 'none'} | ${own.join(', ') || 'none'} |`
  })
  const table = ['| Edit | Reaches | Overridden by |', '| --- | --- | --- |', ...lines]
  return ['', '## Edits of base', '', ...folded(counted(base.length, 'edit'), table, readableChanges + 2)]
}

const editWords = ({ surface, key, what, fields }: ManifestEdit): string =>
  `${surface}${key === '' ? '' : ` ${code(key)}`} ${what}${what === 'changed' ? `: ${escaped(fields.join(', '))}` : ''}`

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

/** One change as a line: what became of what, from what to what, and where that is written. */
function changeLine(change: Change, place: Place | undefined, languages: readonly string[] | undefined): string {
  const seenIn = languages ? `, in ${listInWords([...languages], 'and')} only` : ''
  return `${change.kind} ${thingOf(change)}${detailOf(change)}${seenIn}${placeWords(place)}`
}

const placeWords = (place: Place | undefined) => (place ? ` (${code(`${place.file}:${place.line}`)})` : '')

/** "menus `benefits` "Benefits"": the file, the item's id, and the words that readers know it by. */
function thingOf({ surface, key, name, page }: Change): string {
  const words = name === undefined ? '' : ` ${quoted(name)}`
  const on = page === undefined || page === key ? '' : ` on the page ${code(page)}`
  return `${surface}${key === '' || key === surface ? '' : ` ${code(key)}`}${words}${on}`
}

function detailOf({ kind, field, before, after }: Change): string {
  if (kind === 'rerouted') return `: ${escaped(String(before))} → ${escaped(String(after))}`
  if (kind === 'moved' && before !== undefined) return `: from ${code(String(before))} to ${code(String(after))}`
  if (field === undefined) return ''
  return `, ${field}: ${quoted(before)} → ${quoted(after)}`
}
