import type { Nodes } from 'mdast'
import type { Mistake } from '../../overlay/mistake.ts'
import { markdownTree } from '../../text/markdown-tree.ts'
import { checkTarget, type FormatCheck } from './check-target.ts'

const allowedNodes = new Set<Nodes['type']>([
  'root',
  'paragraph',
  'text',
  'break',
  'emphasis',
  'strong',
  'link',
  'list',
  'listItem',
])

const inWords: { readonly [Type in Nodes['type']]?: string } = {
  html: 'HTML',
  heading: 'a heading',
  code: 'a block of code',
  inlineCode: 'code',
  blockquote: 'a quotation',
  image: 'a picture',
  thematicBreak: 'a line across',
}

/** What to write instead of markup that the portal does not show. */
const instead: { readonly [Type in Nodes['type']]?: string } = {
  html: 'the words without < and >',
  heading: 'the words without #, or **strong** ones',
  code: 'the words without blanks in front',
  inlineCode: 'the words without `',
  blockquote: 'the words without >',
  image: 'a link without !',
  thematicBreak: 'leaving the line out',
  definition: 'the address in the link: [words](/home)',
  linkReference: 'the address in the link: [words](/home)',
}

/** A mistake in a link is one of the text that holds it. */
const inText = ({ mend, ...mistake }: Mistake, url: string, text: string): Mistake =>
  mend?.do === 'replace'
    ? { ...mistake, mend: { do: 'replace', with: text.replaceAll(`(${url})`, () => `(${String(mend.with)})`) } }
    : mistake

/** Markdown holds only what the portal shows, and its links lead somewhere. */
export const checkMarkdown: FormatCheck<'routes'> = (value, manifest) =>
  markdownMistakes(value, url => checkTarget(url, manifest).map(mistake => inText(mistake, url, value)))

/** Whether Markdown may have a link, whose way the rest of the manifest knows. */
const mayLink = (text: string) => /[\]<]/.test(text)

/** What is wrong with Markdown without links; undefined where there may be some. */
export const markdownAlone = (text: string): readonly Mistake[] | undefined =>
  mayLink(text) ? undefined : markdownMistakes(text, () => [])

function markdownMistakes(value: string, linkMistakes: (url: string) => readonly Mistake[]): Mistake[] {
  const mistakes: Mistake[] = []
  const visit = (node: Nodes) => {
    if (!allowedNodes.has(node.type)) {
      mistakes.push({
        found: `Markdown with ${inWords[node.type] ?? node.type}`,
        expected: 'paragraphs, *emphasis*, **strong**, [links](/home) and lists',
        hint: instead[node.type] ?? 'plain words',
      })
      return
    }
    if (node.type === 'link') mistakes.push(...linkMistakes(node.url))
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(markdownTree(value))
  return mistakes
}
