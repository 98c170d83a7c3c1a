import { EventEmitter } from 'node:events'
import { resolve } from 'node:path'
import { expect, it, vi } from 'vitest'
import { top } from '../build/build-paths.ts'
import type { Sources } from './vite-server.ts'
import { watchChanges } from './watch-changes.ts'

/** Files to save, and what was done about them, in order. */
function watched(folder = 'manifests') {
  const watcher = new EventEmitter()
  const sources = { vite: { watcher, environments: { ssr: { moduleGraph: { onFileChange: () => undefined } } } } }
  const done: string[] = []
  const state = { isBroken: false }
  watchChanges({
    sources: sources as unknown as Sources,
    manifests: resolve(top, folder),
    async onServer() {
      done.push('server')
    },
    async onManifests() {
      // As if it took a while: what comes after has to wait for it.
      await new Promise(later => setTimeout(later, 5))
      done.push(state.isBroken ? 'manifests refused' : 'manifests')
      return !state.isBroken
    },
    async onGenerate(what) {
      done.push(`generate ${what}`)
    },
    onGateway: () => done.push('gateway'),
    onFrame: () => done.push('frame'),
    onWeb: () => undefined,
  })
  const save = (file: string) => watcher.emit('all', 'change', resolve(top, file))
  const settled = async (...wanted: string[]) => {
    await vi.waitFor(() => expect(done).toHaveLength(wanted.length))
    // Nothing else follows.
    await new Promise(later => setTimeout(later, 80))
    expect(done.splice(0)).toEqual(wanted)
  }
  return { save, settled, state }
}

it('reads saved words before it makes their types, so that nobody waits for these to see them', async () => {
  const { save, settled } = watched()
  save('manifests/base/text.json')
  await settled('manifests', 'generate names')
})

it('makes no types of broken manifests, and makes them once another file is mended', async () => {
  const { save, settled, state } = watched()
  state.isBroken = true
  save('manifests/base/routes.json')
  await settled('manifests refused')
  save('server/pages/answer-page.ts')
  await settled('server')
  state.isBroken = false
  save('manifests/first/assets/logo.svg')
  await settled('manifests', 'generate names')
})

it('makes types of the manifests of the repository alone, and reads those that it serves', async () => {
  const { save, settled } = watched('../elsewhere')
  save('../elsewhere/base/text.json')
  await settled('manifests')
})

it('generates before it runs what imports generated files', async () => {
  const { save, settled } = watched()
  save('schema/facts.json')
  await settled('generate schemas', 'server')
})
