import type { HomeBlockView } from '../../engine/view.ts'

/** Kinds of Home block that the manifest language knows. */
export type BlockKind = HomeBlockView['block']

/** The view of one kind of block. */
export type BlockView<Kind extends BlockKind> = Extract<HomeBlockView, { block: Kind }>
