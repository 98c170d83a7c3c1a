import type { PreviewInput } from '../generated/schema-types.ts'

/** What a preview shows, and how: it stands in the address, so that it can be sent to somebody and come back to (STUDIO-18). */
export interface PreviewChoice {
  brand: string
  persona: string
  standing: 'SIGNED_IN' | 'SIGNING_IN' | 'SIGNED_OUT'
  /** yyyy-mm-ddThh:mm of this machine's time; now when empty. */
  at: string
  /** In CSS pixels; as wide as there is room for when 0. */
  width: number
  scheme: 'light' | 'dark'
  /** In percent. */
  text: number
  language: string
  /** What stands beside it, of which everything else is the same; nothing when empty. */
  beside: '' | 'live' | 'persona' | 'at' | 'brand'
  /** The other persona, day or brand. */
  other: string
}

export const widths = [0, 320, 375, 768, 1280] as const
export const textSizes = [100, 150, 200] as const

const among = <Value extends string>(value: string | null, values: readonly Value[]): Value =>
  values.find(each => each === value) ?? (values[0] as Value)

/** Reads a choice from an address; what it does not say is as usual. */
export function choiceIn(search: URLSearchParams, brands: readonly string[]): PreviewChoice {
  const numberIn = (name: string, values: readonly number[]) =>
    values.find(each => String(each) === search.get(name)) ?? values[0] ?? 0
  return {
    brand: among(search.get('brand'), brands),
    persona: search.get('persona') ?? 'active',
    standing: among(search.get('standing'), ['SIGNED_IN', 'SIGNING_IN', 'SIGNED_OUT']),
    at: search.get('at') ?? '',
    width: numberIn('width', widths),
    scheme: among(search.get('scheme'), ['light', 'dark']),
    text: numberIn('text', textSizes),
    language: search.get('language') ?? '',
    beside: among(search.get('beside'), ['', 'live', 'persona', 'at', 'brand']),
    other: search.get('other') ?? '',
  }
}

/** What the graph is asked for a choice. */
export const inputOf = ({ brand, persona, standing, at, language }: PreviewChoice, draftId?: string): PreviewInput => ({
  ...{ brand, persona, standing },
  ...(draftId !== undefined && { draftId }),
  ...(at !== '' && { at: new Date(at).toISOString() }),
  ...(language !== '' && { language }),
})

/** The choice of what stands beside one, and whether it is of the draft. */
export function besideOf(choice: PreviewChoice): PreviewChoice {
  const { beside, other } = choice
  return beside === '' || beside === 'live' || other === '' ? choice : { ...choice, [beside]: other }
}
