import { checkGuards, notFound } from '../../../engine/resolve/check-guards.ts'
import type { CompiledManifest } from '../../../engine/resolve/compile-manifest.ts'
import { nextStep } from '../../../engine/resolve/journey.ts'
import { resolveScreen } from '../../../engine/resolve/resolve-screen.ts'
import { resolveShell } from '../../../engine/resolve/resolve-shell.ts'
import { matchRoute } from '../../../engine/resolve/routes.ts'
import type { MemberState } from '../../../engine/state.ts'
import { screenText } from '../../../engine/text/screen-text.ts'
import { todayIn } from '../../../engine/today-in.ts'
import type { ScreenView } from '../../../engine/view.ts'
import type { Manifest, Route, ScreenKind, Surface } from '../../../schema/generated/manifests.ts'
import { outline } from './outline.ts'

/** A brand as written and as compiled. */
export interface ShownBrand {
  manifest: Manifest
  compiled: CompiledManifest
}
type Show = (brand: ShownBrand, state: MemberState) => string

const shell = ({ compiled }: ShownBrand, state: MemberState) => resolveShell(compiled, state)

/** What the first address with a kind of screen shows, without its guards. */
const onScreen =
  (kind: ScreenKind, pick: (view: ScreenView) => unknown): Show =>
  ({ compiled }, state) => {
    const path = compiled.routes.list.find(({ route }) => route.screen === kind)?.route.path
    return path === undefined ? '(nothing)' : outline(pick(screenAt(compiled, path, state)))
  }

/** An example address for a route pattern. */
export const exampleOf = (path: string, params: { readonly [name: string]: readonly string[] } = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => params[name]?.[0] ?? '1')

/** Whether a route opens, in words. */
export function routeAnswer({ compiled }: ShownBrand, address: string, state: MemberState): string {
  const answer = answerAt(compiled, address, state)
  return typeof answer === 'number' ? `error ${answer}` : answer === 'open' ? 'opens' : `-> ${answer}`
}

/** What one member sees of each surface, as text, as in the snapshots of the manifests. */
export const surfaceText: { readonly [Name in Surface]: Show } = {
  brand: ({ manifest }) => outline(manifest.brand),
  theme: ({ manifest }) => outline(manifest.theme),
  segments: ({ manifest }) => outline(manifest.segments.segments),
  conditions: ({ manifest }) =>
    Object.entries(manifest.conditions.conditions)
      .map(([name, { description, when }]) => `${name}: ${description}\n  ${JSON.stringify(when)}`)
      .join('\n'),
  invariants: ({ manifest }) =>
    manifest.invariants.invariants
      .map(({ id, because, who, rule, what }) => `${id}: ${because}\n  ${JSON.stringify({ who, rule, what })}`)
      .join('\n'),
  text: ({ manifest }) => outline(manifest.text),
  routes: (brand, state) =>
    brand.manifest.routes.routes
      .map(({ path, params }) => `${path}  ${routeAnswer(brand, exampleOf(path, params), state)}`)
      .join('\n'),
  journey: ({ compiled }, state) => nextInWords(compiled, state),
  menus: (brand, state) => outline(shell(brand, state).menus),
  alerts: (brand, state) => outline(shell(brand, state).alerts),
  footer: (brand, state) => outline(shell(brand, state).footer),
  errors: (brand, state) => outline(shell(brand, state).errors),
  home: onScreen('home', ({ home }) => home),
  tools: onScreen('home', ({ tools }) => tools),
  programs: onScreen('home', ({ programs }) => programs),
  contact: onScreen('contact-us', ({ contact }) => contact),
  pages: ({ compiled }, state) =>
    compiled.routes.list
      .map(({ route }) => route)
      .filter(route => route.page !== undefined && answerAt(compiled, addressOf(route), state) === 'open')
      .map(route => `# ${route.page}, at ${route.path}\n\n${pageText(compiled, route, state)}\n`)
      .join('\n'),
}

const addressOf = ({ path, params }: Pick<Route, 'path' | 'params'>) => exampleOf(path, params)

/** What a route's page shows, with the words of its screen that it says otherwise than text.json. */
export function pageText(compiled: CompiledManifest, route: Route, state: MemberState): string {
  const { page, text } = screenAt(compiled, addressOf(route), state)
  const usual = screenText(compiled.text(todayIn(state.now, state.timeZone)), route.screen)
  const own = Object.entries(text).filter(([key, said]) => usual[key] !== said)
  return outline({ ...page, ...(own.length > 0 && { words: Object.fromEntries(own) }) })
}

/** Whether an address opens: "open", the path that it leads to instead, or the status of the error page. */
export function answerAt(brand: CompiledManifest, path: string, state: MemberState): string | number {
  const match = matchRoute(brand, path)
  if (!match) return notFound
  const result = checkGuards(brand, match.route, state)
  return result.kind === 'open' ? 'open' : result.kind === 'redirect' ? result.to : result.status
}

/**
 * Where the journey after log-in leads: a path, "hand-off" or "follow-redirect".
 * @throws RangeError when no step applies; the last one always does
 */
export function nextInWords(brand: CompiledManifest, state: MemberState): string {
  const step = nextStep(brand, state)
  if (!step) throw new RangeError('No step of the journey applies')
  return step.do === 'go' ? step.to : step.do
}

/**
 * What the screen at an address consists of for one member, guards left aside.
 * @throws RangeError for an address that the brand does not have
 */
export function screenAt(brand: CompiledManifest, path: string, state: MemberState): ScreenView {
  const match = matchRoute(brand, path)
  if (!match) throw new RangeError(`${brand.brand.id} has no route for ${path}`)
  return resolveScreen(brand, match, state)
}
