import type { Route } from '../../../schema/generated/manifests.ts'
import { hintAt } from '../../overlay/nearest.ts'
import { segmentsOf } from '../../resolve/compile-routes.ts'
import { matchRoute } from '../../resolve/match-route.ts'
import type { FormatCheck } from './format-check.ts'

const schemes = ['https:', 'tel:', 'mailto:']
const schemeOf = (target: string) => /^[a-z][a-z0-9+.-]*:/i.exec(target)?.[0].toLowerCase()

const table = (routes: readonly Route[]) => ({
  routes: { list: routes.map(route => ({ route, segments: segmentsOf(route.path) })) },
})

/** A target must be a path that the brand has, or an address that is safe to follow. */
export const checkTarget: FormatCheck = (value, { routes: { routes } }) => {
  const scheme = schemeOf(value)
  if (scheme !== undefined)
    return schemes.includes(scheme)
      ? []
      : [
          {
            found: `"${value}", an address with ${scheme}`,
            expected: 'a path, or an address with https:, tel: or mailto:',
          },
        ]
  if (!value.startsWith('/') || value.startsWith('//'))
    return [
      {
        found: `"${value}"`,
        expected: 'a path that begins with one slash, or an address with https:, tel: or mailto:',
      },
    ]
  // The empty path leads to the brand's default route.
  if (segmentsOf(value).length === 0 || matchRoute(table(routes), value)) return []
  return [
    {
      found: `"${value}", which no route of the brand matches`,
      expected: 'a path of routes.json',
      ...hintAt(
        value,
        routes.map(route => route.path),
      ),
    },
  ]
}
