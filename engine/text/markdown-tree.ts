import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'

/** Trees by their text: brands share most of what they say, and checks ask for the same texts again. */
const trees = new Map<string, Root>()
const most = 2_000

/** Markdown as a tree with nothing taken out. It is kept, so whoever reads it must not change it. */
export function markdownTree(markdown: string): Root {
  const known = trees.get(markdown)
  if (known) return known
  const tree = fromMarkdown(markdown)
  if (trees.size >= most) trees.clear()
  trees.set(markdown, tree)
  return tree
}
