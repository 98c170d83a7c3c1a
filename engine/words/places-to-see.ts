import type { BrandGround } from '../parts/brand-ground.ts'
import type { Part } from '../parts/manifest-parts.ts'

/** How far somebody is: signed out, signing in, signed in. */
type SessionKind = 'none' | 'temporary' | 'full'

/** Somewhere in a brand that can be looked at: a page, a step after the password, an error page, a page with an alert on it. */
export interface PlaceToSee {
  readonly kind: 'page' | 'step' | 'alert' | 'error'
  readonly label: string
  /** Where it is; a step is wherever the journey begins for who has it to take. */
  readonly path: string
  /** The sessions in which it opens to somebody. */
  readonly sessions: readonly SessionKind[]
  /** The item that has to show there, by the ids on the way to it. */
  readonly seeing?: string
}

const sessionKinds: readonly SessionKind[] = ['full', 'temporary', 'none']

/**
 * Every place of a brand that has an address of its own, by its title (STUDIO-23): pages, steps of the journey after the password, alerts
 * and error pages. What takes an id, such as one claim, is reached from its list.
 */
export function placesToSee(ground: BrandGround): PlaceToSee[] {
  const { manifest, openings, parts, space } = ground
  const pages = openings.flatMap(({ route, open }): PlaceToSee[] => {
    if (route.screen === 'redirect' || route.path.includes(':')) return []
    const sessions = sessionsIn(ground, open)
    const label = titleOf(route) ?? inWords(route.id)
    return sessions.length === 0 ? [] : [{ kind: 'page', label, path: route.path, sessions }]
  })
  const titles = new Map(pages.map(({ path, label }) => [path, label]))
  const of = (surface: string, list: string) =>
    parts.filter(part => part.surface === surface && part.path.length === 2 && part.path[0] === list)
  const isReal = ({ shown }: Part) => space.diagrams.and(shown, space.known) !== space.diagrams.none
  const steps = of('journey', 'steps').flatMap((part): PlaceToSee[] => {
    const sessions = sessionsIn(ground, part.shown).filter(kind => kind === 'temporary')
    const to = typeof part.item.to === 'string' ? titles.get(part.item.to) : undefined
    // One that follows a redirect leads out of the portal.
    if (sessions.length === 0 || part.item.do === 'follow-redirect') return []
    return [{ kind: 'step', label: to ?? inWords(String(part.item.id)), path: '/', sessions, seeing: part.key }]
  })
  const home = openings.find(({ route }) => route.screen === 'home')?.route.path ?? '/'
  const alerts = of('alerts', 'items')
    .filter(isReal)
    .map(
      (part): PlaceToSee => ({
        ...{ kind: 'alert', label: titleOf(part.item) ?? inWords(String(part.item.id)), path: home, seeing: part.key },
        sessions: sessionsIn(ground, part.shown).filter(session => session === 'full'),
      }),
    )
  const pattern = openings.find(({ route }) => route.screen === 'error')?.route.path
  const errors = manifest.errors.pages.flatMap(({ id, status, heading }, index): PlaceToSee[] => {
    const part = of('errors', 'pages').find(({ path }) => path[1] === index)
    if (pattern === undefined || !part || !isReal(part)) return []
    return [
      {
        ...{ kind: 'error', label: `${nameOf(status)}: ${withoutEnd(heading)}`, seeing: `errors/${id}` },
        ...{ path: pattern.replace(/:\w+/, String(status)), sessions: sessionsIn(ground, part.shown) },
      },
    ]
  })
  // Where only a step leads, the step is what one looks for.
  const ofSteps = new Set(of('journey', 'steps').map(({ item }) => item.to))
  const own = pages.filter(
    ({ path, sessions }) => !ofSteps.has(path) || sessions.some(session => session !== 'temporary'),
  )
  return [...own, ...steps, ...alerts.filter(({ sessions }) => sessions.length > 0), ...errors]
}

const sessionsIn = ({ space }: BrandGround, set: number): SessionKind[] =>
  sessionKinds.filter(
    kind => space.diagrams.and(set, space.known, space.fact('session', [kind])) !== space.diagrams.none,
  )

const titleOf = ({ title }: { title?: unknown }): string | undefined =>
  typeof title === 'string' && title !== '' ? title : undefined

/** An id as people would say it: "language-help" is "Language help". */
const inWords = (id: string): string => {
  const words = id.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const nameOf = (status: number): string => ({ 0: 'Any other error', 1: 'No answer' })[status] ?? `Error ${status}`

const withoutEnd = (text: string): string => text.replace(/[.!]$/, '')
