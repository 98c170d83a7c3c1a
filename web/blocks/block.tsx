import type { ComponentType, ReactElement } from 'react'
import type { HomeBlockView, ScreenView } from '../../engine/view.ts'
import type { HomeQuery } from '../generated/home.ts'

type HomeSources = NonNullable<HomeQuery['viewer']> & NonNullable<HomeQuery['screen']['data']>

/** A field of `viewer`, or of the screen's `data`, in Home's document. Each is one source, which may fail alone where the brand allows it. */
export type HomeSource = keyof HomeSources

/** What Home's document answered, source by source: absent when not asked for, null when it failed or has nothing. */
export type HomeData = { [Source in HomeSource]?: HomeSources[Source] | null }

/** Kinds of Home block that the manifest language knows. */
export type BlockKind = HomeBlockView['block']

/** The view of one kind of block. */
export type BlockView<Kind extends BlockKind> = Extract<HomeBlockView, { block: Kind }>

/** What a block may use: the member's data and the other surfaces of the screen (tools and programs). */
export interface HomeContext {
  data: HomeData
  screen: Omit<ScreenView, 'text'>
}

interface BlockParts<View, Needed> {
  /** The sources the block shows: when one of them fails and the block cannot render, a gap names what is missing. */
  sources: readonly HomeSource[]
  /** Pure: the component's data, or undefined when there is nothing to show this member. */
  needs: (view: View, home: HomeContext) => Needed | undefined
  Component: ComponentType<{ view: View; data: Needed }>
}

/** A kind of block as Home sees it. */
export interface Block<View> {
  sources: readonly HomeSource[]
  /** The block's element; undefined when there is nothing to show, so that nothing mounts. */
  render(view: View, home: HomeContext): ReactElement | undefined
}

/** Makes a block that only mounts its component when its needs are met. */
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
