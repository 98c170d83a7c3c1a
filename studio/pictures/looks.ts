import type { StandInsQuery } from '../generated/pictures.ts'
import type { ReportFragment } from '../generated/report.ts'
import type { PreviewInput } from '../generated/schema-types.ts'
import { brandIn } from '../page/language-name.ts'

type Report = Pick<ReportFragment, 'brands'>
type BrandReport = ReportFragment['brands'][number]
type MemberClass = BrandReport['classes'][number]
/** A brand, and the language whose own words change there; null for all else. */
export type Place = Pick<BrandReport, 'brand' | 'language'>
type Found = NonNullable<NonNullable<StandInsQuery['draft']>['check']['report']>
export type StandIn = Found['brands'][number]['classes'][number]['standIns'][number]

/** A screen of somebody who stands for members of a class. */
export interface Look extends Place {
  /** Of the class. */
  readonly key: string
  readonly who: string
  readonly standIn: StandIn
  readonly path: string
  /** A day on which the class is there, yyyy-mm-dd; null where any is. */
  readonly day: string | null
}

/** Who stands for which class, by the key of the class. */
export type StandIns = ReadonlyMap<string, readonly StandIn[]>

export const standInsIn = (found: Found): StandIns =>
  new Map(found.brands.flatMap(({ classes }) => classes.map(({ key, standIns }) => [key, standIns] as const)))

/** Every screen on which a class shows its changes, for everybody who stands for it: those of the first one first. */
export const looksOf = (
  { brand, language }: Place,
  { key, who, screens, sample }: MemberClass,
  standIns: StandIns,
): Look[] =>
  (standIns.get(key) ?? []).flatMap(standIn =>
    screens.map(path => ({ brand, language, key, who, standIn, path, day: sample.day })),
  )

const perBrand = <Value>(
  { brands }: Report,
  make: (of: Place, each: MemberClass) => readonly Value[],
): (readonly Value[])[] => brands.flatMap(brand => brand.classes.map(each => make(brand, each)))

/**
 * Screens of so many sample members of all classes, no member twice in a brand and language: one of each class, then a second one, and so on
 * (STUDIO-38).
 */
export function contactSheet(report: Report, standIns: StandIns, most = 10): Look[] {
  const queues = perBrand(report, (of, each) => {
    const looks = looksOf(of, each, standIns)
    const people = new Set(looks.map(({ standIn }) => standIn.persona))
    return [...people].flatMap(persona => looks.find(({ standIn }) => standIn.persona === persona) ?? [])
  })
  const sheet: Look[] = []
  const seen = new Set<string>()
  const longest = Math.max(0, ...queues.map(queue => queue.length))
  for (let turn = 0; turn < longest; turn += 1)
    for (const look of queues.flatMap(queue => queue[turn] ?? [])) {
      const name = `${look.brand} ${look.language} ${look.standIn.persona} ${look.standIn.standing}`
      if (seen.has(name) || sheet.length === most) continue
      seen.add(name)
      sheet.push(look)
    }
  return sheet
}

/** Every screen that changes, once, with one member of a class who sees it (STUDIO-26). */
export function changedScreens(report: Report, standIns: StandIns): Look[] {
  const looks = perBrand(report, (of, each) => {
    const [first] = standIns.get(each.key) ?? []
    return first ? looksOf(of, each, new Map([[each.key, [first]]])) : []
  }).flat()
  const screens = new Map<string, Look>()
  for (const look of looks) {
    const screen = `${look.brand} ${look.language} ${look.path} ${look.standIn.standing} ${look.standIn.isOnPhone}`
    if (!screens.has(screen)) screens.set(screen, look)
  }
  return [...screens.values()]
}

/** Which screen a look is of, in words: no two looks of one list have the same. */
export const nameOf = ({ brand, language, path, standIn }: Look): string =>
  `${path} of ${brandIn(brand, language)} for ${standIn.persona}`

/** What the graph is asked for the preview of a look: of a version of a draft, or of what is live. */
export const inputFor = (
  { brand, language, standIn: { persona, standing }, day }: Look,
  draft?: { id: string; version: number },
): PreviewInput => ({
  ...{ brand, persona, standing },
  ...(language !== null && { language }),
  ...(draft && { draftId: draft.id, version: draft.version }),
  // Noon, wherever in the country members are.
  ...(day !== null && { at: `${day}T17:00:00.000Z` }),
})

/** Where both are to be looked at in earnest. */
export function previewAddress(draft: string, look: Look): string {
  const { brand, language, path, day } = look
  const { persona, standing, isOnPhone } = look.standIn
  const search = new URLSearchParams({ brand, persona, standing, path, beside: 'live' })
  if (language !== null) search.set('language', language)
  if (day !== null) search.set('at', `${day}T12:00`)
  if (isOnPhone) search.set('width', '375')
  return `/drafts/${encodeURIComponent(draft)}/preview?${search}`
}
