import type { ComponentType, ReactElement } from 'react'
import type { ScreenView } from '../../engine/view.ts'
import type { HomeData, HomeSource } from './home-data.ts'

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
