import type { RouteObject } from 'react-router'
import { Waiting } from './query/waiting.tsx'
import { RouteFailure } from './shell/route-failure.tsx'
import { Shell } from './shell/shell.tsx'

/**
 * Every screen of the studio: its address, and the module that has it, which is loaded when somebody goes there. A screen's module
 * exports its `Component`. An address that begins otherwise than these has to be told to the server, too
 * (server/studio/client-routes.ts, which a test holds to this table).
 */
const screens = [
  { path: '/', lazy: () => import('./overview/overview-screen.tsx') },
  {
    path: '/drafts/:draft',
    lazy: () => import('./desk/opened-draft.tsx'),
    children: [
      { index: true, lazy: () => import('./desk/desk.tsx') },
      { path: '/drafts/:draft/theme', lazy: () => import('./theme/theme-screen.tsx') },
      { path: '/drafts/:draft/words', lazy: () => import('./words/words-screen.tsx') },
      { path: '/drafts/:draft/many', lazy: () => import('./bulk/bulk-screen.tsx') },
      { path: '/drafts/:draft/new-brand', lazy: () => import('./new-brand/new-brand-screen.tsx') },
    ],
  },
  { path: '/drafts', lazy: () => import('./drafts/drafts-screen.tsx') },
  { path: '/drafts/:draft/preview', lazy: () => import('./preview/preview-screen.tsx') },
  { path: '/live/preview', lazy: () => import('./preview/preview-screen.tsx') },
  { path: '/drafts/:name/review', lazy: () => import('./review/review-screen.tsx') },
  { path: '/live/item', lazy: () => import('./search/live-item-screen.tsx') },
  { path: '/drafts/:name/publish', lazy: () => import('./review/publish-screen.tsx') },
  { path: '/brands/:brand/timeline', lazy: () => import('./timeline/timeline-screen.tsx') },
  { path: '/live', lazy: () => import('./live/live-screen.tsx') },
  { path: '/revisions', lazy: () => import('./history/history-screen.tsx') },
  { path: '/revisions/:number', lazy: () => import('./history/revision-screen.tsx') },
  { path: '*', lazy: () => import('./page/not-found-screen.tsx') },
] as const satisfies readonly RouteObject[]

const Loading = () => <Waiting what="the screen" />

/**
 * A screen with what stands there while its module is loaded, and when it cannot be. Each has both of its own: the router leaves out
 * a screen whose module failed where only one around it has the first.
 */
function withStates({ children, ...screen }: RouteObject): RouteObject {
  const own = { ...screen, ErrorBoundary: RouteFailure, HydrateFallback: Loading }
  return children ? { ...own, index: false, children: children.map(withStates) } : own
}

/** The shell around one screen. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: RouteFailure,
    HydrateFallback: () => <Waiting what="the studio" />,
    children: screens.map(withStates),
  },
]
