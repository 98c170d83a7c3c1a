import type { Manifest, Route, Surface } from '../../../schema/generated/manifests.ts'
import { isJsonObject } from '../../json.ts'
import { itemIds } from '../../overlay/items.ts'
import type { Mistake } from '../../overlay/mistake.ts'
import { hintAt, instead } from '../../overlay/nearest.ts'
import { remembered } from '../../remembered.ts'
import { menuItemOf } from '../../resolve/check-guards.ts'
import { matchRoute, segmentsOf } from '../../resolve/routes.ts'

/** Checks a text of some `format` against the surfaces of the brand that have the names it may use. */
export type FormatCheck<Asked extends Surface> = (value: string, manifest: Pick<Manifest, Asked>) => Mistake[]

/** What has to stand behind each scheme that a link may have. */
const schemes: {
  readonly [scheme: string]: { isRight: (address: string) => boolean; expected: string; hint: string }
} = {
  'https:': {
    isRight: isPlain,
    expected: 'an address such as https://www.example.org/path, in plain letters and without a user name',
    hint: 'https:// and a host',
  },
  'tel:': {
    isRight: address => /^tel:\+?[\d().*# -]+(?:[;,].*)?$/i.test(address) && address.replaceAll(/\D/g, '').length >= 3,
    expected: 'a number that can be called, such as tel:5035550100',
    hint: 'tel: and the digits of the number',
  },
  'mailto:': {
    isRight: address => /^mailto:[^@\s?]+@[^@\s?]+\.[^@\s?.]+(?:\?.*)?$/i.test(address),
    expected: 'an address that mail reaches, such as mailto:help@example.org',
    hint: 'mailto: and the address',
  },
}
const schemeOf = (target: string) => /^[a-z][a-z0-9+.-]*:/i.exec(target)?.[0].toLowerCase()

/** The routes of a brand, and what was found of targets: hundreds of links lead to the same ones, in every language. */
const tableOf = remembered((routes: readonly Route[]) => ({
  routes: { list: routes.map(route => ({ route, segments: segmentsOf(route.path) })) },
  leadsTo: new Map<string, boolean>(),
}))

function leadsSomewhere(target: string, routes: readonly Route[]): boolean {
  const table = tableOf(routes)
  const known = table.leadsTo.get(target) ?? matchRoute(table, target) !== undefined
  table.leadsTo.set(target, known)
  return known
}

/** What people probably mean by something that is not quite an address, the likeliest first. */
const readings: readonly ((value: string) => string)[] = [
  value => value.replace(/^http:/i, 'https:'),
  value => value.replace(/^\/\//, 'https://'),
  value => value.replace(/^\/*/, '/'),
  value => (/^[^@\s/:]+@[^@\s/:]+\.[^@\s/:]+$/.test(value) ? `mailto:${value}` : value),
  value => (/^\+?[0-9 ()-]{7,}$/.test(value) ? `tel:${value.replaceAll(/[^0-9+]/g, '')}` : value),
  value => (/^[a-z0-9-]+(\.[a-z0-9-]+)+(\/|$)/i.test(value) ? `https://${value}` : value),
]

const knownTarget = 'a path of routes.json, or an address with https:, tel: or mailto:'

/** Whether an address with https: says plainly where it leads: two slashes, no user and no letters that only look like ours (S14). */
function isPlain(address: string): boolean {
  if (!/^https:\/\/[a-z0-9.-]+(?::\d+)?(?:[/?#][\x21-\x7e]*)?$/i.test(address) || !URL.canParse(address)) return false
  const { hostname } = new URL(address)
  return hostname.includes('.') && !hostname.endsWith('.') && !hostname.includes('xn--')
}

function mistakeOf(value: string, { routes: { routes } }: Pick<Manifest, 'routes'>): Mistake | undefined {
  const scheme = schemeOf(value)
  if (scheme !== undefined) {
    const known = Object.hasOwn(schemes, scheme) ? schemes[scheme] : undefined
    if (!known)
      return { found: `"${value}", an address with ${scheme}`, expected: knownTarget, hint: 'an address with https:' }
    const { isRight, expected, hint } = known
    return isRight(value)
      ? undefined
      : { found: `"${value}", which does not say plainly where it leads`, expected, hint }
  }
  if (!value.startsWith('/') || value.startsWith('//'))
    return {
      found: `"${value}"`,
      expected: 'a path that begins with one slash, or an address with https:, tel: or mailto:',
      hint: knownTarget,
    }
  if (leadsSomewhere(value, routes)) return undefined
  return {
    found: `"${value}", which no route of the brand matches`,
    expected: 'a path of routes.json',
    hint: 'a path that routes.json has, or one more route there',
    ...hintAt(
      value,
      routes.flatMap(({ path }) => (path.includes(':') ? [] : [path])),
    ),
  }
}

/** A target must be a path that the brand has, or an address with a scheme that is safe to follow. */
export const checkTarget: FormatCheck<'routes'> = (value, manifest) => {
  const mistake = mistakeOf(value, manifest)
  if (!mistake) return []
  const meant = mistake.mend ? undefined : readings.map(read => read(value)).find(each => !mistakeOf(each, manifest))
  return [{ ...mistake, ...(meant === undefined ? {} : instead(meant)) }]
}

/** Looked up once for all redirects: menus are walked as a whole. */
const idsIn = remembered(itemIds)

/** A redirect leads to a path, or to the first entry of a menu item that exists. */
export const checkRedirect: FormatCheck<'routes' | 'menus'> = (value, manifest) => {
  const id = menuItemOf(value)
  if (id === undefined) return checkTarget(value, manifest)
  const { menus }: { menus: unknown } = manifest
  const ids = isJsonObject(menus) ? idsIn(menus) : []
  if (ids.includes(id)) return []
  return [
    {
      found: `"${value}"`,
      expected: 'menu: and the id of an item of menus.json',
      hint: 'an id of menus.json, or a path',
      ...hintAt(id, ids, candidate => value.replace(id, candidate)),
    },
  ]
}
