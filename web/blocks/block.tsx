import type { ComponentType, ReactElement } from 'react'
import type { HomeBlockView, ScreenView } from '../../engine/view.ts'
import type { HomeQuery } from '../generated/home.ts'

type Viewer = NonNullable<HomeQuery['viewer']>

/** A field of `viewer` in Home's document. Each is one source, which may fail alone where the brand allows it. */
export type HomeSource = keyof Viewer

/** What Home's document answered, each source on its own: absent when not asked for, null when it failed or has nothing. */
export type HomeData = { [Source in HomeSource]?: Viewer[Source] | null }

/** Kinds of Home block that the manifest language knows. */
export type BlockKind = HomeBlockView['block']

/** The view of one kind of block. */
export type BlockView<Kind extends BlockKind> = Extract<HomeBlockView, { block: Kind }>

/** What a block may draw on: the member's answers and the other surfaces of the screen (tools and programs). */
export interface HomeContext {
  data: HomeData
  screen: ScreenView
}

interface BlockParts<View, Needed> {
  /** Sources the block shows something of: when one of them fails and the block cannot render, the gap is named. */
  sources: readonly HomeSource[]
  /** Pure: what the component needs, or undefined when the member has nothing to see here. */
  needs: (view: View, home: HomeContext) => Needed | undefined
  Component: ComponentType<{ view: View; data: Needed }>
}

/** A kind of block as Home sees it. */
export interface Block<View> {
  sources: readonly HomeSource[]
  /** The block's element, or undefined: nothing mounts to render nothing. */
  render(view: View, home: HomeContext): ReactElement | undefined
}

/** Ties a component to its needs, so that it only ever mounts with what it needs. */
export function createBlock<View, Needed extends object>(parts: BlockParts<View, Needed>): Block<View> {
  const { Component, needs, sources } = parts
  return {
    sources,
    render(view, home) {
      const data = needs(view, home)
      return data && <Component view={view} data={data} />
    },
  }
}
