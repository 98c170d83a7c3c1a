import { type Contents, comparable, contentsOf, editsOf, type ManifestEdit } from '../../engine/impact/edits.ts'
import { sameItems } from '../../engine/impact/same-items.ts'
import { isJsonObject, type Json, type JsonObject, readJsonObject } from '../../engine/json.ts'

/** What became of a file's text: the ids of the items that changed, and in one line its first change and how many more there are. */
export function changeIn(before: string | undefined, after: string | undefined): { items: string[]; line: string } {
  const { edits, contents } = compared(before, after)
  const items = [...new Set(edits.map(({ key }) => key).filter(key => key !== ''))]
  if (before === undefined) return { items, line: 'a new file' }
  if (after === undefined) return { items, line: 'the file is gone' }
  const [first] = edits
  if (!first) return { items, line: 'written otherwise, to say the same' }
  const others = edits.reduce((sum, { what, fields }) => sum + (what === 'changed' ? fields.length : 1), -1)
  const said = firstChange(first, contents)
  return { items, line: others === 0 ? said : `${said}, and ${others} more` }
}

/** A condition as people say it: for whom it is true. Undefined where that cannot be said. */
export type SayCondition = (condition: Json) => string | undefined

/**
 * What became of each item of a file's text, a sentence for each field (STUDIO-26).
 * @param say puts conditions into words; they are told as they are written when left out
 */
export function changesIn(
  before: string | undefined,
  after: string | undefined,
  say?: SayCondition,
): { item: string; words: string[] }[] {
  if (before === undefined) return isOverlay(after) ? firstIn(after, say) : [{ item: '', words: ['a new file'] }]
  if (after === undefined) return isOverlay(before) ? lastIn(before) : [{ item: '', words: ['the file is gone'] }]
  const { edits, contents } = compared(before, after)
  if (edits.length === 0) return [{ item: '', words: ['written otherwise, to say the same'] }]
  return [...Map.groupBy(edits, ({ key }) => key)].map(([item, own]) => ({
    item,
    words: own.flatMap(({ what, fields }) =>
      what === 'changed'
        ? fields.map(field => fieldChange(item, field, contents, say))
        : what === 'added'
          ? addedWords(item, contents[1], say)
          : [what],
    ),
  }))
}

/** Whether a file says what a brand has otherwise than base. */
const isOverlay = (text: string | undefined) => Array.isArray(parsed(text).changes)

/** What a brand says otherwise for the first time, item by item. */
function firstIn(after: string | undefined, say?: SayCondition): { item: string; words: string[] }[] {
  const [, said] = compared(undefined, after).contents
  return [...said.keys()].filter(item => item !== '').map(item => ({ item, words: addedWords(item, said, say) }))
}

/** What a brand said otherwise and says no more: what it added is gone, the rest is as all brands have it. */
const lastIn = (before: string | undefined) =>
  firstIn(before).map(({ item, words: [first] }) => ({
    item,
    words: [first === 'added' ? 'removed' : 'as all brands have it'],
  }))

/** Of an item that was not there: what it says; of a brand's statement on one of base, what that makes of it. */
function addedWords(item: string, said: Contents, say?: SayCondition): string[] {
  const fields = [...(said.get(item) ?? [])]
  const statement = said.get(item)?.get('change')?.value
  if (statement === 'remove') return ['removed']
  const words = fields
    .filter(([field]) => field !== 'change' && field !== 'id')
    .map(([field, { value }]) => `${nameOf(field)}: ${inWords(field, value, say)}`)
  return statement === 'set' || statement === 'move' ? words : ['added', ...words]
}

/** Two texts, item by item and field by field. */
function compared(before: string | undefined, after: string | undefined) {
  // A brand's file and a whole one are read alike here: whatever has an id is an item, all else a field.
  const [former, latter] = [parsed(before), parsed(after)]
  const same = sameItems(former, latter)
  const contents = [contentsOf('brand', former, undefined, same), contentsOf('brand', latter, undefined, same)] as const
  return { edits: editsOf('brand', ...comparable(...contents)), contents }
}

/** A field from what it said to what it says. */
function fieldChange(key: string, field: string, contents: readonly Contents[], say?: SayCondition): string {
  const values = contents.map(each => each.get(key)?.get(field)?.value)
  const without = contents.some(each => each.get(key)?.has('change')) ? 'as all brands have it' : 'everyone'
  const [from, to] = values.map(value => inWords(field, value, say, without))
  return `${nameOf(field)}: ${from} → ${to}`
}

function firstChange({ key, what, fields: [field = ''] }: ManifestEdit, contents: readonly Contents[]): string {
  if (what !== 'changed') return `${JSON.stringify(key)} ${what}`
  return [...(key === '' ? [] : [JSON.stringify(key)]), fieldChange(key, field, contents)].join(' ')
}

const nameOf = (field: string) => field.replace(/^(?:set|fields|changes)\./, '')

/** The file as JSON; nothing for one that cannot be read, which no revision is made of. */
function parsed(text = '{}'): JsonObject {
  const root = readJsonObject(text)
  return Array.isArray(root.changes) ? { ...root, changes: root.changes.map(statementOf) } : root
}

/** A brand's statement with what it says of its item beside the item's id. */
function statementOf(statement: Json): Json {
  const { item, fields, ...rest } = isJsonObject(statement) ? statement : {}
  const inside = item ?? fields ?? null
  return isJsonObject(inside) ? { ...rest, ...inside } : statement
}

/** A value as it is written, or a condition as people say it, and what it means that there is none. */
function inWords(field: string, value: Json | undefined, say?: SayCondition, without = 'everyone'): string {
  if (!say || !/(?:^|\.)when$/.test(field)) return shortened(value)
  return value === undefined ? without : (say(value) ?? shortened(value))
}

const longest = 60

function shortened(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
