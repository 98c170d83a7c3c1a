import type { HomeBlock, Page, Tool } from '../../schema/generated/manifests.ts'
import type { GraphContext } from '../context/graph-context.ts'

/** The parts of a resolved view that decide whether a source is called. */
export interface Shown {
  home?: readonly HomeBlock[]
  tools?: readonly Tool[]
  page?: Pick<Page, 'blocks'>
}

/**
 * What the screen at an address shows to the person who asks. A field that takes `shownAt` is null, without a call, unless
 * the screen shows it: so nobody waits for a source that only others see, or loses Home because it failed.
 */
export async function shownAt(path: string, { content, facts }: GraphContext): Promise<Shown> {
  const { view } = await content.screen(path, facts)
  return typeof view === 'object' && view !== null ? view : {}
}
