import { isDeepStrictEqual } from 'node:util'
import type { BaseEdit } from '../../../engine/impact/base-edits.ts'
import type { AffectedMembers } from '../../../engine/impact/brand-impact.ts'
import type { Change } from '../../../engine/impact/change.ts'
import type { ManifestEdit } from '../../../engine/impact/edits.ts'
import type { Impact } from '../../../engine/impact/impact.ts'
import type { Place } from '../../../engine/overlay/places.ts'
import { listInWords } from '../../../engine/words/phrases.ts'
import { code, counted, escaped, folded, quoted } from './markdown.ts'

type OneBrand = Impact['brands'][number]

/** Brands in which the same members see the same changes: told once. */
interface Together {
  brands: readonly OneBrand[]
  told: readonly AffectedMembers[]
  /** Classes of members who see the same changes; undefined for more than can be counted. */
  classes: number | undefined
  /** Whether it tells the classes, or each change with everybody who sees it. */
  byClass: boolean
}

const readableClasses = 5
const readableSets = 12
const readableChanges = 6

/** The impact of an edit as Markdown for a pull request: who sees what, the largest class first, details folded. */
export function impactMarkdown(impact: Impact, title: string): string {
  const { brands, base, added, removed } = impact
  const seen = brands.filter(each => each.seen.length > 0)
  return [
    `# ${title}`,
    '',
    summaryOf(impact),
    ...added.map(brand => `\n${code(brand)} is a new brand.`),
    ...removed.map(brand => `\n${code(brand)} is gone.`),
    ...together(seen).flatMap(group => ['', ...groupLines(group, impact)]),
    ...unseenLines(brands),
    ...baseLines(base),
  ].join('\n')
}

function summaryOf({ brands, base, added, removed }: Impact): string {
  const seen = brands.filter(each => each.seen.length > 0)
  if (seen.length > 0) {
    const names = listInWords(
      seen.map(({ brand }) => code(brand)),
      'and',
    )
    return `Members of ${names} see a difference.`
  }
  if (brands.length > 0 || base.length > 0) return 'Nobody can see a difference.'
  return added.length + removed.length > 0 ? 'No brand that was there before changed.' : 'Nothing was edited.'
}

function together(brands: readonly OneBrand[]): Together[] {
  const groups: Together[] = []
  for (const brand of brands) {
    const byClass = !brand.tooMany && brand.affected.length <= readableClasses
    const told = byClass ? brand.affected : brand.seen
    const like = groups.findIndex(group => isDeepStrictEqual(withoutPeople(group.told), withoutPeople(told)))
    const group = groups[like]
    if (group) groups[like] = { ...group, brands: [...group.brands, brand], told: allAffected(group.told, told) }
    else groups.push({ brands: [brand], told, classes: brand.tooMany ? undefined : brand.affected.length, byClass })
  }
  return groups
}

const withoutPeople = (told: readonly AffectedMembers[]) =>
  told.map(({ who, share, changes }) => ({ who, share, changes }))

const allAffected = (a: readonly AffectedMembers[], b: readonly AffectedMembers[]): AffectedMembers[] =>
  a.map((each, index) => ({ ...each, people: [...each.people, ...(b[index]?.people ?? [])] }))

function groupLines({ brands, told, classes, byClass }: Together, impact: Impact): string[] {
  const lines = told.map(each => affectedLines(each, brands[0]?.brand ?? '', impact))
  const rest = lines.slice(readableSets)
  const names = listInWords(
    brands.map(({ brand }) => brand),
    'and',
  )
  const note = `Members fall into ${classes ?? 'too many to count'} classes by which of these changes they see (--json lists them). Here stands each change with everybody who sees it.`
  return [
    `## ${names}`,
    ...(byClass ? [] : ['', note]),
    ...lines.slice(0, readableSets).flat(),
    ...(rest.length === 0
      ? []
      : ['', ...folded(`Changes that fewer members see: ${rest.length} more groups`, rest.flat())]),
  ]
}

function affectedLines({ who, share, people, changes }: AffectedMembers, brand: string, impact: Impact): string[] {
  const lines = changes.map(change => `- ${changeLine(change, impact.placeOf(brand, change))}`)
  return [
    '',
    `**${escaped(capital(who))}**: ${percent(share)}, ${counted(people.length, 'demo sign-in')}`,
    '',
    ...lines.slice(0, readableChanges),
    ...folded(`${counted(lines.length - readableChanges, 'more change')}`, lines.slice(readableChanges)),
    ...folded('Demo sign-ins', people.length > 0 ? [people.map(code).join(', ')] : []),
  ]
}

function unseenLines(brands: readonly OneBrand[]): string[] {
  const edits = new Map<string, string[]>()
  for (const { brand, unseen } of brands)
    for (const edit of unseen) edits.set(editWords(edit), [...(edits.get(editWords(edit)) ?? []), brand])
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

function percent(share: number): string {
  if (share === 0) return 'nobody of whom everything is known'
  const part = share < 0.0005 ? 'less than 0.1 %' : `${(share * 100).toFixed(1).replace(/\.0$/, '')} %`
  return `${part} of all possible members`
}

/** One change as a line: what became of what, from what to what, and where that is written. */
function changeLine(change: Change, place: Place | undefined): string {
  const where = place ? ` (${code(`${place.file}:${place.line}`)})` : ''
  return `${change.kind} ${thingOf(change)}${detailOf(change)}${where}`
}

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
