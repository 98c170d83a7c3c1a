import type { Json } from '../json.ts'
import type { Change } from './change.ts'

/** A change of what members see as a sentence: "Medical" in menus is called "Medical plan" now. Codes and fields stay out of it where words will do. */
export function seenChangeInWords({ kind, surface, key, name, page, field, before, after }: Change): string {
  const on = page === undefined || page === key ? '' : ` on the page "${page}"`
  const item = name ?? key
  const thing = item === '' || item === surface ? surface : `${shown(item)} in ${surface}${on}`
  const part = field === undefined || heads.has(field) ? '' : `, ${fieldInWords(field)}`
  const sentences: { readonly [Kind in Change['kind']]: string } = {
    rerouted: `${thing} leads to ${told(after)}, and no longer to ${told(before)}`,
    added: `${thing} is new`,
    shown: `${thing} is shown`,
    removed: `${thing} is gone`,
    hidden: `${thing} is no longer shown`,
    moved:
      before === undefined
        ? `${thing} stands elsewhere`
        : `${thing} stands in ${told(after)}, and no longer in ${told(before)}`,
    relabelled:
      before === undefined
        ? `${thing}${part} says ${shown(after)}`
        : after === undefined
          ? `${thing}${part} no longer says ${shown(before)}`
          : `${thing}${part} says ${shown(after)}, and no longer ${shown(before)}`,
    relinked: `${thing}${part} leads to ${told(after)}, and no longer to ${told(before)}`,
    restyled: `${thing}${part} is ${told(after)}, and no longer ${told(before)}`,
  }
  return sentences[kind]
}

/** Fields by whose words an item is known: what they say needs no name. */
const heads: ReadonlySet<string> = new Set(['title', 'heading', 'greeting', 'label', 'text', 'value'])

/** "buttonText" as "button text". */
const fieldInWords = (field: string): string =>
  field
    .replace(/([a-z])([A-Z])/g, (_, last: string, first: string) => `${last} ${first.toLowerCase()}`)
    .replaceAll('.', ' ')

const longest = 90

function shown(value: Json | undefined): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null)
  return `"${text.length > longest ? `${text.slice(0, longest)}…` : text}"`
}

const told = (value: Json | undefined): string => (value === undefined || value === null ? 'nothing' : shown(value))
