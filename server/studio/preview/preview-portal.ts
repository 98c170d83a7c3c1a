import type { RequestListener } from 'node:http'
import type { CompiledManifest } from '../../../engine/resolve/compile-manifest.ts'
import type { LaidFacts } from '../../../gateway-graph/facts/laid-over.ts'
import type { WebClient } from '../../build/load-web.ts'

/** What the portal of a preview is made with. */
export interface PreviewPortalOptions {
  /** The gateway of sample members. */
  readonly gatewayUrl: string
  readonly gatewayKnowsSessions: true
  /** One brand, and the folder with its images, as they are at any moment. */
  readonly manifests: {
    readonly folder: string
    readonly servedFolder: () => string
    readonly brands: readonly CompiledManifest[]
    readonly reload: () => Promise<readonly CompiledManifest[]>
  }
  readonly web: WebClient
  /** The documents that run, by hash. */
  readonly documents: Readonly<Record<string, string>>
  readonly clock?: { now(): Date }
  /** What holds of the member whatever the gateway says of the sample one. */
  readonly laid?: LaidFacts | undefined
}

/** The portal of a preview: members' own, which does not listen. */
interface PreviewPortal {
  answer: RequestListener
  /** Takes its content anew. */
  reload(): Promise<{ ok: true } | { ok: false; error: unknown }>
  close(): Promise<void>
}

/** Makes one. */
export type PreparePreview = (options: PreviewPortalOptions) => Promise<PreviewPortal>
