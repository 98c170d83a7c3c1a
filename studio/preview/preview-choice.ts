import type { PreviewInput, SayingInput, Screen } from '../generated/schema-types.ts'

/** What a preview shows, and how: it stands in the address, so that it can be sent to somebody and come back to (STUDIO-18). */
export interface PreviewChoice {
  brand: string
  /** The sample member; empty for the one who comes nearest to what is said of the member. */
  persona: string
  /** What is said of the member: "medical:active". */
  facts: readonly string[]
  /** Segments that the member is in or not: "pilot:yes". */
  segments: readonly string[]
  /** The item that the member has to see. */
  seeing: string
  standing: 'SIGNED_IN' | 'SIGNING_IN' | 'SIGNED_OUT'
  /** Where to look. */
  path: string
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

/** Who is looked at where nobody says. */
const usual = 'active'

const among = <Value extends string>(value: string | null, values: readonly Value[]): Value =>
  values.find(each => each === value) ?? (values[0] as Value)

/** Reads a choice from an address; what it does not say is as usual. */
export function choiceIn(search: URLSearchParams, brands: readonly string[]): PreviewChoice {
  const numberIn = (name: string, values: readonly number[]) =>
    values.find(each => String(each) === search.get(name)) ?? values[0] ?? 0
  const [facts, segments, seeing] = [search.getAll('fact'), search.getAll('segment'), search.get('seeing') ?? '']
  const isSaid = facts.length + segments.length > 0 || seeing !== ''
  return {
    ...{ facts, segments, seeing },
    brand: among(search.get('brand'), brands),
    persona: search.get('persona') ?? (isSaid ? '' : usual),
    standing: among(search.get('standing'), ['SIGNED_IN', 'SIGNING_IN', 'SIGNED_OUT']),
    path: search.get('path') ?? '/',
    at: search.get('at') ?? '',
    width: numberIn('width', widths),
    scheme: among(search.get('scheme'), ['light', 'dark']),
    text: numberIn('text', textSizes),
    language: search.get('language') ?? '',
    beside: among(search.get('beside'), ['', 'live', 'persona', 'at', 'brand']),
    other: search.get('other') ?? '',
  }
}

const parameters: { readonly [Field in keyof PreviewChoice]?: string } = { facts: 'fact', segments: 'segment' }

/** An address's search with some of a choice otherwise. What is empty is as usual, and left out. */
export function searchWith(before: URLSearchParams, changed: Partial<PreviewChoice>): URLSearchParams {
  const next = new URLSearchParams(before)
  for (const [field, value] of Object.entries(changed)) {
    const name = parameters[field as keyof PreviewChoice] ?? field
    next.delete(name)
    if (Array.isArray(value)) for (const each of value) next.append(name, String(each))
    else if (value !== '') next.set(name, String(value))
  }
  return next
}

const saying = (text: string): SayingInput => {
  const colon = text.indexOf(':')
  return { name: text.slice(0, colon), value: text.slice(colon + 1) }
}

/** The width of a window as rules ask about it; that of a desktop where it is as wide as there is room for. */
function screenOf(width: number): Screen {
  if (width === 0 || width >= 1024) return 'DESKTOP'
  return width < 768 ? 'PHONE' : 'TABLET'
}

/** What the graph is asked for a choice. */
export const inputOf = (choice: PreviewChoice, draftId?: string): PreviewInput => ({
  ...{ brand: choice.brand, standing: choice.standing, screen: screenOf(choice.width) },
  ...(choice.persona !== '' && { persona: choice.persona }),
  ...(choice.facts.length > 0 && { facts: choice.facts.map(saying) }),
  ...(choice.segments.length > 0 && { segments: choice.segments.map(saying) }),
  ...(choice.seeing !== '' && { seeing: choice.seeing }),
  ...(draftId !== undefined && { draftId }),
  ...(choice.at !== '' && { at: new Date(choice.at).toISOString() }),
  ...(choice.language !== '' && { language: choice.language }),
})

/** Whether something is said of the member beside their name. */
export const isDescribed = ({ facts, segments, seeing }: PreviewChoice): boolean =>
  facts.length + segments.length > 0 || seeing !== ''

/** The choice of what stands beside one. */
export function besideOf(choice: PreviewChoice): PreviewChoice {
  const { beside, other } = choice
  if (beside === '' || beside === 'live' || other === '') return choice
  // Another member is a sample member, of whom nothing else is said.
  const own = beside === 'persona' ? { facts: [], segments: [], seeing: '' } : {}
  return { ...choice, ...own, [beside]: other }
}
