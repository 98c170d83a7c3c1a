import type { HomeBlock, Page, Tool } from '../../schema/generated/manifests.ts'
import type { GraphContext } from '../context/graph-context.ts'

/** What of a resolved view decides whether more data is worth a call; views keep the fields of the manifest. */
export interface Shown {
  home?: readonly HomeBlock[]
  tools?: readonly Tool[]
  page?: Pick<Page, 'blocks'>
}

/**
 * What the screen at an address shows to whoever asks. A field that takes `shownAt` answers null without a call unless
 * the screen has a place for it: so nobody waits for, or loses Home to, a source that only others see.
 */
export async function shownAt(path: string, { content, facts }: GraphContext): Promise<Shown> {
  const { view } = await content.screen(path, facts)
  return typeof view === 'object' && view !== null ? view : {}
}
