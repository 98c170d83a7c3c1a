import type { RouteObject } from 'react-router'
import { Root } from '../../../../web/app/root.tsx'
import { rootRouteId } from '../../../../web/app/use-shell.ts'
import { Component } from '../../../../web/areas/home/home-screen.tsx'
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
