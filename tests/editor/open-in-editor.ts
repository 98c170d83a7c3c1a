import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type * as Service from 'vscode-json-languageservice'

// The package's entry for imports leaves out the endings that Node asks for.
const service: typeof Service = createRequire(import.meta.url)('vscode-json-languageservice')

const top = new URL('../../', import.meta.url)

const language = service.getLanguageService({
  schemaRequestService: uri => readFile(new URL(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
})
language.configure({ allowComments: false, validate: true })

/** A mark that the editor puts under a mistake, with its line from 1. */
interface Mark {
  line: number
  message: string
}

/** A file as VS Code's JSON service has it open. */
export interface OpenFile {
  /** Every mistake that the editor marks. */
  marks(): Promise<Mark[]>
  /** What the editor offers where the text stands, just before its last character. */
  offered(where: string): Promise<string[]>
  /** What the editor shows when the mouse rests where the text stands, at its last character but one. */
  hover(where: string): Promise<string>
}

/** Opens a text as the file at a path of the repository: its `$schema` is found from there. */
export function openInEditor(path: string, text: string): OpenFile {
  const document = service.TextDocument.create(new URL(path, top).href, 'json', 1, text)
  const json = language.parseJSONDocument(document)
  const before = (where: string, back: number) => {
    const start = text.indexOf(where)
    if (start < 0) throw new Error(`${path} has no ${where}`)
    return document.positionAt(start + where.length - back)
  }
  return {
    async marks() {
      const marks = await language.doValidation(document, json, { comments: 'error', trailingCommas: 'error' })
      return marks.map(({ range, message }) => ({ line: range.start.line + 1, message: String(message) }))
    },
    async offered(where) {
      const list = await language.doComplete(document, before(where, 1), json)
      return list?.items.map(({ label }) => label.replaceAll('"', '')) ?? []
    },
    async hover(where) {
      const hover = await language.doHover(document, before(where, 2), json)
      return JSON.stringify(hover?.contents ?? '')
    },
  }
}
