import type { RouteObject } from 'react-router'
import { Component } from '../../../../web/areas/home/home-screen.tsx'
import { Root } from '../../../../web/routing/root.tsx'
import { rootRouteId } from '../../../../web/screen/shell-data.ts'
import type { Words } from './words.ts'

/** The element that carries the member's data to the browser. */
export const dataId = 'home-data'

/** One route: the shell and Home, their words in the code. */
export const handWrittenRoutes = ({ shell, screen, view, route }: Words, viewer: unknown): RouteObject[] => [
  {
    id: rootRouteId,
    path: '/',
    loader: () => shell,
    Component: Root,
    children: [{ ...route, loader: () => ({ screen, view, data: { viewer }, errors: [] }), Component }],
  },
]
