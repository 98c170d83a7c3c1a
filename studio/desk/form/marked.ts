/** Markup that a text of manifests may have. */
export type Marking = 'strong' | 'emphasis' | 'link' | 'list'

interface Marked {
  readonly text: string
  /** What is chosen afterwards, to go on with. */
  readonly selection: readonly [start: number, end: number]
}

const around = {
  strong: ['**', '**', 'words'],
  emphasis: ['*', '*', 'words'],
  link: ['[', '](/home)', 'words'],
} as const

/** A text with what is chosen in it marked up: put in bold, made a link, or its lines a list. */
export function marked(text: string, [start, end]: readonly [number, number], marking: Marking): Marked {
  if (marking === 'list') return listed(text, start, end)
  const [before, after, instead] = around[marking]
  const words = text.slice(start, end) || instead
  const next = text.slice(0, start) + before + words + after + text.slice(end)
  const at = start + before.length
  // Of a link its address is what has to be said next.
  const selection =
    marking === 'link' ? ([at + words.length + 2, at + words.length + 7] as const) : ([at, at + words.length] as const)
  return { text: next, selection }
}

function listed(text: string, start: number, end: number): Marked {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const found = text.indexOf('\n', end)
  const to = found < 0 ? text.length : found
  const lines = text.slice(from, to).split('\n')
  const isList = lines.every(line => line.startsWith('- '))
  const list = lines.map(line => (isList ? line.slice(2) : `- ${line}`)).join('\n')
  // A list is a paragraph of its own.
  const apart = isList || from === 0 || text.slice(0, from).endsWith('\n\n') ? '' : '\n'
  return {
    text: text.slice(0, from) + apart + list + text.slice(to),
    selection: [from + apart.length, from + apart.length + list.length],
  }
}
