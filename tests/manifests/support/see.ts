import type { CompiledManifest } from '../../../engine/resolve/compile-manifest.ts'
import { resolveShell } from '../../../engine/resolve/resolve-shell.ts'
import { matchRoute } from '../../../engine/resolve/routes.ts'
import type { MemberState } from '../../../engine/state.ts'
import type { HomeBlockView, LinkView, MenuItemView, ShellView } from '../../../engine/view.ts'
import type { Menu, Route } from '../../../schema/generated/manifests.ts'
import { screenAt as screen } from '../../../server/content/show/surface-text.ts'

export { wordsOf as words } from '../../../engine/text/rich-text.ts'
export { answerAt as opening, nextInWords as next } from '../../../server/content/show/surface-text.ts'
export { screen }

/** The route of an address, as it stands in the brand's table; undefined for an unknown path. */
export const routeAt = (brand: CompiledManifest, path: string): Route | undefined =>
  matchRoute(brand, path)?.route.route

/** What surrounds every screen. */
export const shell = (brand: CompiledManifest, state: MemberState): ShellView => resolveShell(brand, state)

/** Entries of a menu. */
export const menu = (brand: CompiledManifest, id: Menu['id'], state: MemberState): MenuItemView[] =>
  shell(brand, state).menus[id]

/** Entries below an entry of the primary menu; empty when the member does not have it. */
export const submenu = (brand: CompiledManifest, id: string, state: MemberState): MenuItemView[] =>
  menu(brand, 'primary', state).find(item => item.id === id)?.items ?? []

export const titles = (items: readonly { title?: string }[]): (string | undefined)[] => items.map(item => item.title)

export const targets = (items: readonly { target?: string }[]): (string | undefined)[] => items.map(item => item.target)

/** A block of Home by its id; undefined when the member does not see it. */
export const block = (brand: CompiledManifest, id: string, state: MemberState): HomeBlockView | undefined =>
  screen(brand, '/home', state).home?.find(item => item.id === id)

/** All links of a screen's page. */
export const pageLinks = (brand: CompiledManifest, path: string, state: MemberState): LinkView[] =>
  screen(brand, path, state).page?.blocks.flatMap(item => (item.block === 'links' ? item.links : [])) ?? []
