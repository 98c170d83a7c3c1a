import { checkGuards, type Opening } from '../../../engine/resolve/check-guards.ts'
import type { CompiledManifest } from '../../../engine/resolve/compile-manifest.ts'
import { matchRoute } from '../../../engine/resolve/match-route.ts'
import { nextStep } from '../../../engine/resolve/next-step.ts'
import { resolveScreen } from '../../../engine/resolve/resolve-screen.ts'
import { resolveShell } from '../../../engine/resolve/resolve-shell.ts'
import type { MemberState } from '../../../engine/state.ts'
import type { HomeBlockView, LinkView, MenuItemView, ScreenView, ShellView } from '../../../engine/view.ts'
import type { Menu, Route } from '../../../schema/generated/manifests.ts'

/** The route of an address, as it stands in the brand's table; undefined for an unknown path. */
export const routeAt = (brand: CompiledManifest, path: string): Route | undefined =>
  matchRoute(brand, path)?.route.route

/** What surrounds every screen. */
export const shell = (brand: CompiledManifest, state: MemberState): ShellView => resolveShell(brand, state)

/** What a screen consists of, guards left aside. */
export function screen(brand: CompiledManifest, path: string, state: MemberState): ScreenView {
  const match = matchRoute(brand, path)
  if (!match) throw new Error(`${brand.brand.id} has no route for ${path}`)
  return resolveScreen(brand, match, state)
}

/** Whether an address opens: "open", the path that it leads to instead, or the status of the error page. */
export function opening(brand: CompiledManifest, path: string, state: MemberState): string | number {
  const match = matchRoute(brand, path)
  if (!match) return 404
  const result: Opening = checkGuards(brand, match.route, state)
  return result.kind === 'open' ? 'open' : result.kind === 'redirect' ? result.to : result.status
}

/** Where the journey after log-in leads: a path, "hand-off" or "follow-redirect". */
export function next(brand: CompiledManifest, state: MemberState): string {
  const step = nextStep(brand, state)
  if (!step) throw new Error('No step of the journey applies')
  return step.do === 'go' ? step.to : step.do
}

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

/** All words of a rich text, in reading order. */
export function words(tree: unknown): string {
  if (typeof tree !== 'object' || tree === null) return ''
  if ('value' in tree && typeof tree.value === 'string') return tree.value
  return 'children' in tree && Array.isArray(tree.children) ? tree.children.map(words).join('') : ''
}
