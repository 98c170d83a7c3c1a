import { relative, resolve, sep } from 'node:path'
import { top } from '../build/build-paths.ts'
import { type Change, changesOf } from './change-kind.ts'
import type { Sources } from './vite-server.ts'

interface Reactions {
  /** The server's code changed, in these files. */
  onServer(files: readonly string[]): Promise<void>
  /** Resolves to whether the manifests could be read. */
  onManifests(): Promise<boolean>
  /** Something that code is generated from changed. */
  onGenerate(what: 'documents' | 'schemas' | 'names'): Promise<void>
  onGateway(): void
  onFrame(): void
  /** The client's code changed: Vite has seen to it. */
  onWeb(): void
}

interface Watched extends Reactions {
  sources: Sources
  /** Folder of manifests. */
  manifests: string
}

/** Editors write a file in several steps: changes within this time count as one. */
const settleMs = 40

/** Reacts to changed files, one reaction after another and generators before what runs their files: those come as changes too. */
export function watchChanges({ sources: { vite }, manifests, ...reactions }: Watched): void {
  const changed = new Map<Change, Set<string>>()
  let timer: NodeJS.Timeout | undefined
  let turn = Promise.resolve()

  vite.watcher.on('all', (_event, file) => {
    const path = relative(top, file).split(sep).join('/')
    const isManifest = !relative(manifests, resolve(file)).startsWith('..')
    for (const change of new Set<Change>([...(isManifest ? (['manifests'] as const) : []), ...changesOf(path)]))
      changed.set(change, (changed.get(change) ?? new Set()).add(path))
    if (path.startsWith('web/')) reactions.onWeb()
    if (changed.size === 0) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      turn = turn.then(react).catch(error => console.error(error))
    }, settleMs)
  })

  async function react(): Promise<void> {
    const now = new Map(changed)
    changed.clear()
    if (now.has('frame')) return reactions.onFrame()
    for (const file of now.get('server') ?? []) vite.environments.ssr.moduleGraph.onFileChange(resolve(top, file))
    if (now.has('gateway')) reactions.onGateway()
    if (now.has('schemas')) await reactions.onGenerate('schemas')
    else if (now.has('documents')) await reactions.onGenerate('documents')
    const files = now.get('server')
    if (files) await reactions.onServer([...files])
    const isRead = now.has('manifests') && (await reactions.onManifests())
    // Nobody who looks at a screen waits for names, which are for code. Of broken manifests they are made once mended.
    if (now.has('names') && isRead) await reactions.onGenerate('names')
    else if (now.has('names')) changed.set('names', new Set())
  }
}
