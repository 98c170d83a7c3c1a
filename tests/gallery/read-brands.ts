import type { CompiledManifest } from '../../engine/resolve/compile-manifest.ts'
import { resolveScreen } from '../../engine/resolve/resolve-screen.ts'
import { resolveShell } from '../../engine/resolve/resolve-shell.ts'
import { matchRoute } from '../../engine/resolve/routes.ts'
import { know, type MemberState } from '../../engine/state.ts'
import type { PageBlockView, PageView, ScreenView } from '../../engine/view.ts'
import { themeCss } from '../../server/brands/theme-css.ts'
import { readManifests } from '../../server/content/read-manifests.ts'
import { personas } from '../manifests/personas.ts'
import type { BrandSample } from './brand-sample.ts'

/** So many blocks of one kind that pages show, the longest ones. */
const pageBlocksOfAKind = 3

/** Every brand of a folder of manifests, seen by the personas of the manifests' tests. */
export async function readBrands(manifests: string): Promise<BrandSample[]> {
  const brands = await readManifests(manifests)
  return brands.map(compiled => ({
    id: compiled.brand.id,
    name: compiled.brand.name,
    themeCss: themeCss(compiled.theme),
    style: compiled.theme.style,
    shell: resolveShell(compiled, personas['subscriber, active']),
    home: homeOf(compiled, personas['subscriber, active']),
    text: compiled.text('2026-11-20') as unknown as BrandSample['text'],
    homeBlocks: everyHomeBlock(compiled),
    pageBlocks: longestPageBlocks(compiled),
  }))
}

function homeOf(compiled: CompiledManifest, state: MemberState): ScreenView {
  const path = compiled.routes.list.find(({ route }) => route.screen === 'home')?.route.path
  const match = path === undefined ? undefined : matchRoute(compiled, path)
  if (!match) throw new Error(`${compiled.brand.id} has no Home`)
  return resolveScreen(compiled, match, state)
}

function everyHomeBlock(compiled: CompiledManifest): BrandSample['homeBlocks'] {
  const blocks = Object.values(personas).flatMap(state => homeOf(compiled, state).home ?? [])
  const wordings = [...new Map(blocks.map(block => [JSON.stringify(block), block])).values()]
  const rounds = Map.groupBy(
    wordings,
    (block, index) => wordings.slice(0, index).filter(({ id }) => id === block.id).length,
  )
  return [...rounds.keys()].toSorted().map(round => rounds.get(round) ?? [])
}

function longestPageBlocks(compiled: CompiledManifest): PageBlockView[] {
  const known = know(personas['subscriber, active'])
  const pages = [...compiled.pages.values()].map(page => page.resolve(known) as PageView | undefined)
  const kinds = Map.groupBy(
    pages.flatMap(page => page?.blocks ?? []),
    ({ block }) => block,
  )
  const length = (block: PageBlockView) => JSON.stringify(block).length
  return [...kinds.values()].flatMap(same =>
    same
      .toSorted((one, other) => length(other) - length(one))
      .slice(0, pageBlocksOfAKind)
      .map((block, index) => ({ ...block, id: `${block.id}-${index + 1}` })),
  )
}
