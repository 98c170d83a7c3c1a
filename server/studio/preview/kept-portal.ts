import type { RequestListener } from 'node:http'
import type { CompiledManifest } from '../../../engine/resolve/compile-manifest.ts'
import type { PreparePreview, PreviewPortalOptions } from './preview-portal.ts'

/** What a portal shows at one moment. */
export interface Shown {
  readonly compiled: CompiledManifest
  /** A folder with the images of it. */
  readonly folder: string
}

/** A portal that stays while its content changes. */
export interface KeptPortal {
  readonly answer: RequestListener
  /** Shows something else from now on; an answer under way goes on with what it began with. */
  show(next: Shown): Promise<void>
  close(): Promise<void>
}

/** Makes a portal that takes each edit as members' portals take a publish: to make one anew would take longer than the page (STUDIO-20). */
export async function keepPortal(
  first: Shown,
  prepare: PreparePreview,
  options: Omit<PreviewPortalOptions, 'manifests'>,
): Promise<KeptPortal> {
  let shown = first
  const { answer, reload, close } = await prepare({
    ...options,
    manifests: {
      ...{ folder: first.folder, servedFolder: () => shown.folder },
      ...{ brands: [first.compiled], reload: async () => [shown.compiled] },
    },
  })
  return {
    ...{ answer, close },
    async show(next) {
      shown = next
      const taken = await reload()
      if (!taken.ok) throw taken.error
    },
  }
}
