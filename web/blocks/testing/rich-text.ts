import type { RichText } from '../../../engine/view.ts'

/** A paragraph as the engine makes it from Markdown; only `**strong**` is understood. */
export function paragraph(text: string): RichText {
  const children = text.split('**').map((value, index) => {
    const words = { type: 'text' as const, value }
    return index % 2 === 0 ? words : { type: 'element' as const, tagName: 'strong', properties: {}, children: [words] }
  })
  return { type: 'root', children: [{ type: 'element', tagName: 'p', properties: {}, children }] }
}
