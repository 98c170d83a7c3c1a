import { fileURLToPath, pathToFileURL } from 'node:url'
import { findNodeAtOffset, parseTree } from 'jsonc-parser'
import {
  type CodeAction,
  CodeActionKind,
  createConnection,
  DiagnosticSeverity,
  type InitializeResult,
  type Diagnostic as Mark,
  ProposedFeatures,
  StreamMessageReader,
  StreamMessageWriter,
  TextDocumentSyncKind,
} from 'vscode-languageserver/node'
import type { Diagnostic } from '../../engine/check/diagnostic.ts'
import { watchManifests } from '../start/watch-manifests.ts'
import { documentOf } from './brand-schemas.ts'
import { ManifestLanguage } from './manifest-language.ts'

/** Keystrokes within so many milliseconds are checked together. */
const settleMs = 50

const abilities: InitializeResult = {
  serverInfo: { name: 'portal' },
  capabilities: {
    textDocumentSync: TextDocumentSyncKind.Full,
    completionProvider: { triggerCharacters: ['"', ':', '/'] },
    hoverProvider: true,
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
  },
}

/**
 * Speaks the Language Server Protocol about the manifests of a folder: completions, words where the mouse rests, every
 * mistake as one types, and mends as quick fixes (CHECK-21). Ends when the editor does.
 */
export async function serveEditor(
  folder: string,
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<void> {
  const language = await ManifestLanguage.of(folder)
  // Of streams themselves the package would end the process when they close.
  const connection = createConnection(
    ProposedFeatures.all,
    new StreamMessageReader(input),
    new StreamMessageWriter(output),
  )
  const ended = Promise.withResolvers<void>()
  const marked = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  const mark = () => {
    const mistakes = language.mistakes()
    for (const path of new Set([...marked, ...mistakes.keys()])) {
      const text = language.textOf(path)
      const diagnostics = (mistakes.get(path) ?? []).map(mistake => markOf(mistake, text))
      void connection.sendDiagnostics({ uri: pathToFileURL(path).href, diagnostics })
      if (diagnostics.length > 0) marked.add(path)
      else marked.delete(path)
    }
  }
  const markSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(mark, settleMs)
  }
  const say = (uri: string, text: string | undefined) => {
    const path = fileURLToPath(uri)
    if (!language.has(path)) return
    language.say(path, text)
    markSoon()
  }
  const stop = watchManifests(folder, () => void language.readAgain().then(markSoon), {
    ...{ signal: false, settleMs },
    report: error => connection.console.error(String(error)),
  })

  connection.onInitialize(() => abilities)
  connection.onInitialized(markSoon)
  connection.onDidOpenTextDocument(({ textDocument: { uri, text } }) => say(uri, text))
  connection.onDidChangeTextDocument(({ textDocument: { uri }, contentChanges }) => {
    const last = contentChanges.at(-1)
    if (last) say(uri, last.text)
  })
  connection.onDidCloseTextDocument(({ textDocument: { uri } }) => say(uri, undefined))
  connection.onCompletion(({ textDocument: { uri }, position }) => language.completions(fileURLToPath(uri), position))
  connection.onHover(({ textDocument: { uri }, position }) => language.hover(fileURLToPath(uri), position))
  connection.onCodeAction(({ textDocument: { uri }, range, context }) => {
    const path = fileURLToPath(uri)
    const text = language.textOf(path)
    return (language.mistakes().get(path) ?? [])
      .map(mistake => ({ mistake, mark: markOf(mistake, text) }))
      .filter(({ mark: { range: its } }) => its.start.line <= range.end.line && its.end.line >= range.start.line)
      .flatMap(({ mistake, mark: its }) => actionOf(mistake, its, uri, text, context.diagnostics))
  })
  connection.onExit(ended.resolve)
  input.on('close', ended.resolve)
  connection.listen()
  try {
    await ended.promise
  } finally {
    clearTimeout(timer)
    stop()
    connection.dispose()
  }
}

/** A mistake as an editor underlines it: the name or value at its place. */
function markOf({ line, column, found, expected, hint }: Diagnostic, text: string): Mark {
  const document = documentOf('', text)
  const offset = document.offsetAt({ line: line - 1, character: column - 1 })
  const tree = parseTree(text)
  const node = tree && findNodeAtOffset(tree, offset)
  // Of what holds others only the beginning, else a whole file would be red.
  const end = node && !node.children ? node.offset + node.length : offset + 1
  return {
    range: { start: document.positionAt(offset), end: document.positionAt(end) },
    severity: DiagnosticSeverity.Error,
    source: 'portal',
    message: [`found ${found}`, `expected ${expected}`, ...(hint === undefined ? [] : [`try ${hint}`])].join('\n'),
  }
}

/** The mend of a mistake as a quick fix, which the editor prefers when it is certain. */
function actionOf(
  { mend, hint = 'mend it' }: Diagnostic,
  mark: Mark,
  uri: string,
  text: string,
  known: readonly Mark[],
): CodeAction[] {
  if (!mend) return []
  const document = documentOf(uri, text)
  const [start, end] = [document.positionAt(mend.offset), document.positionAt(mend.offset + mend.length)]
  return [
    {
      title: `Try ${hint}`,
      kind: CodeActionKind.QuickFix,
      isPreferred: mend.certain,
      diagnostics: known.filter(({ message }) => message === mark.message),
      edit: { changes: { [uri]: [{ range: { start, end }, newText: mend.text }] } },
    },
  ]
}
