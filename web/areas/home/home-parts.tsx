import type { ReactElement } from 'react'
import type { ScreenView } from '../../../engine/view.ts'
import type { HomeContext } from '../../blocks/block.tsx'
import type { BlockKind, BlockView } from '../../blocks/block-view.ts'
import type { HomeData, HomeSource } from '../../blocks/home-data.ts'
import { Gap } from './gap.tsx'
import { gapName } from './gap-name.ts'
import { homeBlocks } from './home-blocks.ts'

/** One thing on Home: a block, or the gap that a failed source left in its place. */
export interface HomePart {
  id: string
  kind: BlockKind
  column: 'full' | 'main' | 'side'
  element: ReactElement
  /** What is missing, in the manifest's words; undefined for a block. */
  gap?: string
}

/**
 * Home from top to bottom: the blocks that have something to show to this member, and a named gap for what failed. A gap
 * stands where its block would; one whose block the manifest's conditions could not decide on comes last. Each name once.
 */
export function homeParts(view: ScreenView, data: HomeData, failed: ReadonlySet<HomeSource>): HomePart[] {
  const decided = (view.home ?? []).flatMap(block => part(block.block, block, { data, screen: view }, failed))
  const shown = new Set(decided.flatMap(({ kind }) => homeBlocks[kind].sources))
  const left = [...failed].filter(source => !shown.has(source)).flatMap(source => leftOut(source, view))
  const parts = [...decided, ...left]
  return parts.filter(({ gap }, index) => gap === undefined || parts.findIndex(other => other.gap === gap) === index)
}

function part<Kind extends BlockKind>(
  kind: Kind,
  block: BlockView<Kind>,
  home: HomeContext,
  failed: ReadonlySet<HomeSource>,
): HomePart[] {
  const place = { id: block.id, kind, column: block.column }
  const element = homeBlocks[kind].render(block, home)
  if (element) return [{ ...place, element }]
  const missing = homeBlocks[kind].sources.some(source => failed.has(source))
  return missing ? [{ ...place, ...gapOf(kind, home.screen) }] : []
}

/** The gap of a failed source that none of the blocks on the page draws on. */
function leftOut(source: HomeSource, view: ScreenView): HomePart[] {
  const kind = kinds.find(candidate => homeBlocks[candidate].sources.includes(source))
  return kind ? [{ id: `${source}-gap`, kind, column: 'full', ...gapOf(kind, view) }] : []
}

const kinds = Object.keys(homeBlocks) as BlockKind[]

function gapOf(kind: BlockKind, { text }: ScreenView): { gap: string; element: ReactElement } {
  const gap = gapName(kind, text)
  return { gap, element: <Gap name={gap} text={text} /> }
}
