import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A PDF as a reader finds it. */
export interface ReadPdf {
  readonly title: unknown
  readonly language: unknown
  readonly isTagged: boolean
  /** All text of each page as it stands on the paper. */
  readonly pages: readonly string[]
  /** What assistive technology reads, page by page, below the element of the document itself. */
  readonly tree: readonly PdfNode[]
}

/** Reads a PDF with pdf.js: text, structure and metadata. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS })
  const file = await task.promise
  const { info } = await file.getMetadata()
  const details: Record<string, unknown> = { ...info }
  const pages: string[] = []
  const tree: PdfNode[] = []
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const words = items.map(item => ('str' in item ? item.str.trim() : '')).filter(word => word !== '')
    pages.push(words.join(' '))
    tree.push(...readStructure(await page.getStructTree(), items))
  }
  // A map, whatever the published types say.
  const marks: unknown = await file.getMarkInfo()
  await task.destroy()
  const isTagged = marks instanceof Map && marks.get('Marked') === true
  return { title: details.Title, language: details.Language, isTagged, pages, tree }
}

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
function readStructure(root: Element | null, items: readonly object[]): PdfNode[] {
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
