import type { Manifest } from '../../../schema/generated/manifests.ts'
import { type Address, outcome } from '../../impact/addresses.ts'
import { isJsonObject, type JsonObject } from '../../json.ts'
import { checkGuards } from '../../resolve/check-guards.ts'
import type { CompiledManifest } from '../../resolve/compile-manifest.ts'
import { nextStep } from '../../resolve/journey.ts'
import { resolveScreen } from '../../resolve/resolve-screen.ts'
import { resolveShell } from '../../resolve/resolve-shell.ts'
import { matchRoute } from '../../resolve/routes.ts'
import type { MemberState } from '../../state.ts'

/** One thing that one member sees: asked of the engine's own resolving, as the portal asks it. */
export interface Seen {
  surface: string
  key: string
  parent?: string
  list?: string
  fields: Map<string, string>
}

/** All that one member sees of one version. */
export interface View {
  seen: Map<string, Seen>
  lists: Map<string, string[]>
  addresses: Map<string, { outcome: string; title?: string }>
  next?: string
  /** Surfaces, and pages, that are on a screen which opens. */
  has: Set<string>
}

const isItem = (value: unknown): value is JsonObject => isJsonObject(value) && typeof value.id === 'string'

/** What one member sees, all screens that open taken together. */
export function viewOf(
  manifest: Manifest,
  compiled: CompiledManifest,
  state: MemberState,
  addresses: readonly Address[],
) {
  const view: View = { seen: new Map(), lists: new Map(), addresses: new Map(), has: new Set() }
  const put = (
    surface: string,
    key: string,
    value: object,
    around: { parent?: string; list?: string; prefix?: string },
  ) => {
    const name = `${surface} ${around.prefix ?? ''}${key}`
    const seen: Seen = { surface, key: `${around.prefix ?? ''}${key}`, fields: new Map() }
    if (around.parent !== undefined) seen.parent = around.parent
    if (around.list !== undefined) seen.list = around.list
    view.seen.set(name, seen)
    const visit = (inside: unknown, path: string): void => {
      const isContacts = surface === 'pages' && path === 'sections'
      const prefix = isContacts ? `${key}/` : (around.prefix ?? '')
      // Inside a block of contacts every item is named by all that is around it.
      const inner = isContacts || around.prefix ? `${seen.key}/` : prefix
      const next = { parent: seen.key, list: `${seen.key}.${path}`, ...(inner === '' ? {} : { prefix: inner }) }
      if (isItem(inside)) put(surface, String(inside.id), inside, next)
      else if (Array.isArray(inside) && inside.some(isJsonObject)) {
        if (inside.some(isItem))
          view.lists.set(
            `${surface} ${next.list}`,
            inside.map(entry => `${inner}${isItem(entry) ? String(entry.id) : 'undefined'}`),
          )
        for (const [index, entry] of inside.entries()) visit(entry, isItem(entry) ? path : `${path}.${index + 1}`)
      } else if (isJsonObject(inside) && inside.type !== 'root')
        for (const [name, deeper] of Object.entries(inside)) visit(deeper, path === '' ? name : `${path}.${name}`)
      else if (inside !== undefined && !(Array.isArray(inside) && inside.length === 0))
        seen.fields.set(path, JSON.stringify(inside))
    }
    for (const [field, inside] of Object.entries(value)) if (field !== 'id') visit(inside, field)
  }
  const root = (surface: string, value: object) => put(surface, '', value, {})

  const shell = resolveShell(compiled, state)
  for (const [id, items] of Object.entries(shell.menus)) put('menus', id, { items }, {})
  root('alerts', { items: shell.alerts })
  const { accreditationLogos, ...footer } = shell.footer
  root('footer', { ...footer, accreditation: { logos: accreditationLogos } })
  root('errors', shell.errors)
  root('brand', { ...manifest.brand, id: undefined })
  root('theme', manifest.theme)
  put('text', 'shell', shell.text.shell, {})
  put('text', 'common', shell.text.common, {})
  for (const route of compiled.routes.list) {
    const found = matchRoute({ routes: { list: [route] } }, exampleOf(route.route.path, route.route.params))
    if (!found || checkGuards(compiled, route, state).kind !== 'open') continue
    const { text, page, contact, home, tools, programs } = resolveScreen(compiled, found, state)
    if (route.route.screen !== 'error') put('text', route.route.screen, text, {})
    view.has.add(`text ${route.route.screen}`)
    const screens = { contact, home: home && { items: home }, tools: tools && { items: tools }, programs }
    for (const [surface, value] of Object.entries(screens)) {
      if (!value) continue
      view.has.add(surface)
      root(surface, value)
    }
    if (route.route.page === undefined) continue
    view.has.add(`pages ${route.route.page}`)
    if (page) put('pages', page.id, page, { list: '.pages' })
  }
  for (const { label, example } of addresses) {
    const match = matchRoute(compiled, example)
    const opening = match && checkGuards(compiled, match.route, state)
    view.addresses.set(label, {
      outcome: match && opening ? outcome(opening, match.route.route) : 'error 404',
      ...(match && opening?.kind === 'open' ? { title: match.route.route.title ?? '' } : {}),
    })
  }
  const step = nextStep(compiled, state)
  if (state.facts.session === 'temporary' && step) view.next = step.do === 'go' ? step.to : step.do
  return view
}

const exampleOf = (path: string, params: { [name: string]: string[] } = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => params[name]?.[0] ?? '1')
