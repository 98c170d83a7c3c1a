import type { Change } from '../../../engine/impact/change.ts'
import { pagesOf, surfacesOf } from '../../../engine/resolve/screen-surfaces.ts'
import type { Manifest, Route, ScreenKind } from '../../../schema/generated/manifests.ts'

/** Of more screens nobody looks at pictures. */
const most = 3
/**
 * Addresses of screens on which changes show for members in a state of their session, those of most changes first (STUDIO-26). What is
 * on all screens is looked at where members come in.
 */
export function screensOf(changes: readonly Change[], manifest: Manifest, session = 'full'): string[] {
  const counted = new Map<string, number>()
  for (const path of changes.flatMap(change => pathsOf(change, manifest)))
    counted.set(path, (counted.get(path) ?? 0) + 1)
  const ordered = [...counted].toSorted(([, a], [, b]) => b - a).map(([path]) => path)
  const way = session === 'none' ? pathOfKind('login', manifest) : undefined
  return (ordered.length === 0 ? [way ?? '/'] : ordered).slice(0, most)
}

const pathOfKind = (kind: ScreenKind, { routes: { routes } }: Manifest) =>
  routes.find(({ screen }) => screen === kind)?.path

const notFound = '404'

function pathsOf({ surface, key, page, path: place }: Change, manifest: Manifest): string[] {
  if (surface === 'errors') {
    const status = /^\d{3}$/.test(key) ? key : notFound
    return [pathOfKind('error', manifest)?.replace(/:\w+/, status) ?? '/']
  }
  const shows = (route: Route): boolean => {
    if (surface === 'pages') return pagesOf(route).includes(page ?? key)
    if (surface === 'text') return route.screen === place[0]
    if (surface === 'routes') return route.path === key || route.id === key
    return surfacesOf(route).some(name => name === surface)
  }
  // An address with a part that is somebody's own leads nowhere by itself.
  return manifest.routes.routes.filter(route => !route.path.includes(':') && shows(route)).map(({ path }) => path)
}
