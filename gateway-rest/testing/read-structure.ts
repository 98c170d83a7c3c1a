/** An element of the structure: its role, then its texts and children. */
export type PdfNode = [role: string, ...content: (string | PdfNode)[]]

interface Element {
  readonly role?: string
  readonly id?: string
  readonly children?: readonly unknown[]
}

interface Item {
  readonly type?: string
  readonly id?: string | null
  readonly str?: string
}

/** The elements of one page below that of the document, with the text that each of them marks. */
export function readStructure(root: Element | null, items: readonly object[]): PdfNode[] {
  const texts = textsById(items)
  const read = ({ role, id, children = [] }: Element): (string | PdfNode)[] => {
    if (role === undefined) return [texts.get(id ?? '') ?? ''].filter(text => text !== '')
    const content = children.flatMap(child => read(child as Element))
    // An element whose content is on other pages is listed without it.
    return content.length === 0 ? [] : [[role, ...content]]
  }
  const [document] = (root?.children ?? []) as Element[]
  return (document?.children ?? []).flatMap(child => read(child as Element)).filter(node => typeof node !== 'string')
}

function textsById(items: readonly Item[]): Map<string, string> {
  const texts = new Map<string, string>()
  let open: string | undefined
  for (const { type, id, str } of items) {
    if (type !== undefined) open = id ?? undefined
    else if (open !== undefined && str?.trim()) texts.set(open, `${texts.get(open) ?? ''} ${str.trim()}`.trim())
  }
  return texts
}
