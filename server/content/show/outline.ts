import { wordsOf } from '../../../engine/text/rich-text.ts'

/** Fields that head an entry: the first one present names it. */
const heads = ['title', 'heading', 'greeting', 'label', 'text', 'codeLine']
const indent = (lines: string[]) => lines.map(line => `  ${line}`)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isShort = (value: unknown) => typeof value !== 'object' && String(value).length < 30
const isRichText = (value: unknown) => isRecord(value) && value.type === 'root'

/** One line for a value that fits on a line, undefined for what needs lines of its own. */
function oneLine(value: unknown): string | undefined {
  if (isRichText(value)) return wordsOf(value).trim().replace(/\n+/g, ' / ')
  if (Array.isArray(value)) return value.every(isShort) ? value.join(', ') || 'none' : undefined
  return isRecord(value) ? undefined : String(value)
}

function fieldLines([key, value]: [string, unknown]): string[] {
  const line = oneLine(value)
  if (line !== undefined) return [`${key}: ${line}`]
  if (Array.isArray(value)) return [`${key}:`, ...indent(value.flatMap(entryLines))]
  return isRecord(value) ? [`${key}:`, ...indent(Object.entries(value).flatMap(fieldLines))] : []
}

/** A list entry: its head, target and id on one line, what else it says below. */
function entryLines(value: unknown): string[] {
  if (!isRecord(value)) return [`- ${oneLine(value)}`]
  const { id, target, ...rest } = value
  const head = heads.find(name => typeof rest[name] === 'string')
  const said = head ? String(rest[head]) : undefined
  if (head) delete rest[head]
  const name = [said, target === undefined ? undefined : `-> ${String(target)}`]
    .filter(part => part !== undefined)
    .join(' ')
  const line = name === '' ? `- [${String(id)}]` : id === undefined ? `- ${name}` : `- ${name}  [${String(id)}]`
  return [line, ...indent(Object.entries(rest).flatMap(fieldLines))]
}

/** A view as an outline in words, one fact a line, so that a diff of two versions is readable. */
export function outline(view: unknown): string {
  const lines = Array.isArray(view)
    ? view.flatMap(entryLines)
    : isRecord(view)
      ? Object.entries(view).flatMap(fieldLines)
      : [String(view)]
  return lines.length > 0 ? lines.join('\n') : '(nothing)'
}
