import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import {
  type CodeAction,
  createMessageConnection,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node'
import { manifestsCopy } from '../cli/testing/manifests-copy.ts'
import { serveEditor } from './serve-editor.ts'

it('[CHECK-21] speaks the Language Server Protocol: marks as one types, completes, and mends', async () => {
  await using manifests = await manifestsCopy()
  const folder = await realpath(manifests.folder)
  const [toServer, fromServer] = [new PassThrough(), new PassThrough()]
  const served = serveEditor(folder, toServer, fromServer)
  const editor = createMessageConnection(new StreamMessageReader(fromServer), new StreamMessageWriter(toServer))
  const uri = pathToFileURL(join(folder, 'senior/theme.json')).href
  let marked = Promise.withResolvers<PublishDiagnosticsParams>()
  editor.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
    if (params.uri === uri) marked.resolve(params)
  })
  editor.listen()
  expect(await editor.sendRequest('initialize', { processId: null, rootUri: null, capabilities: {} })).toMatchObject({
    capabilities: { hoverProvider: true },
  })
  await editor.sendNotification('initialized', {})

  const right = await manifests.read('senior/theme.json')
  const text = right.replace('"colors"', '"colours"')
  await editor.sendNotification('textDocument/didOpen', {
    textDocument: { uri, languageId: 'json', version: 1, text },
  })
  const { diagnostics } = await marked.promise
  expect(diagnostics).toMatchObject([
    { message: expect.stringContaining('found the field "colours"'), source: 'portal' },
  ])
  const range = diagnostics[0]?.range
  const actions: CodeAction[] = await editor.sendRequest('textDocument/codeAction', {
    textDocument: { uri },
    range,
    context: { diagnostics },
  })
  expect(actions).toMatchObject([
    { title: 'Try "colors"', isPreferred: true, edit: { changes: { [uri]: [{ range, newText: '"colors"' }] } } },
  ])
  const { items } = await editor.sendRequest<{ items: { label: string }[] }>('textDocument/completion', {
    textDocument: { uri },
    position: range?.start,
  })
  expect(items.map(({ label }) => label)).toContain('colors')

  marked = Promise.withResolvers()
  await editor.sendNotification('textDocument/didChange', {
    textDocument: { uri, version: 2 },
    contentChanges: [{ text: right }],
  })
  expect((await marked.promise).diagnostics).toEqual([])
  toServer.destroy()
  await served
  editor.dispose()
})
