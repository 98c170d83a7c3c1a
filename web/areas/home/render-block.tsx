import type { ReactElement } from 'react'
import type { HomeContext } from '../../blocks/block.tsx'
import type { BlockKind, BlockView } from '../../blocks/block-view.ts'
import type { HomeSource } from '../../blocks/home-data.ts'
import { Gap } from './gap.tsx'
import { gapName } from './gap-name.ts'
import { homeBlocks } from './home-blocks.ts'

/**
 * A block's element; a named gap when it cannot render because one of its sources failed; undefined when the member has
 * nothing to see in it.
 */
export function renderBlock<Kind extends BlockKind>(
  kind: Kind,
  view: BlockView<Kind>,
  home: HomeContext,
  failed: ReadonlySet<HomeSource>,
): ReactElement | undefined {
  const block = homeBlocks[kind]
  const element = block.render(view, home)
  if (element) return element
  const missing = block.sources.some(source => failed.has(source))
  return missing ? <Gap name={gapName(kind, home.screen.text)} text={home.screen.text} /> : undefined
}
