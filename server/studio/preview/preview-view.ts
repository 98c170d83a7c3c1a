import type { Viewport } from '../../../engine/view.ts'
import type { Standing } from './sample-members.ts'

/** What a preview shows: which content, of which brand, to whom, and when (STUDIO-18). */
export interface PreviewView {
  /** The brand's folder of manifests. */
  readonly brand: string
  /** The draft, by name, in its newest version; what is live where none is named. */
  readonly draft?: string | undefined
  /** A version of it, for good. */
  readonly version?: number | undefined
  /** The sample member; empty for the one who comes nearest to what is said of a member. */
  readonly persona: string
  readonly standing: Standing
  /** What is said of the member: it is laid over the sample member's facts (STUDIO-19). */
  readonly facts?: Readonly<Record<string, string>> | undefined
  readonly segments?: Readonly<Record<string, string>> | undefined
  /** An item that the member has to see, by the ids on the way to it. */
  readonly seeing?: string | undefined
  /** The width of the window; that of a desktop where nobody says. */
  readonly viewport?: Viewport | undefined
  /** A language of the brand; its own where none is named. */
  readonly language?: string | undefined
  /** The instant that server and browser take for now; the real one where none is named. */
  readonly at?: string | undefined
}

/** A right to look at a preview, sealed by the studio. */
export interface PreviewGrant {
  readonly view: PreviewView
  /** Milliseconds since the epoch. */
  readonly began: number
  readonly until: number
  /** What ends it before its time: the session of whoever looks, or the link that was given out. */
  readonly of: string
}

/** Where a preview is put in the browser's hands. */
export const grantPath = '/~preview'

/** Where a preview tells whether it can be drawn. */
export const statePath = '/~preview/state'

/** The script that only previews have. */
export const frameScriptPath = '/~preview/frame.js'

/** The file of axe, which looks at a preview when somebody asks. */
export const axePath = '/~preview/axe.js'

const label = /^[a-z0-9]{8,32}$/

/**
 * Previews have an origin of their own each, below the studio's host: `LABEL.preview.STUDIO`. So two of them beside each other have
 * nothing in common, no cookie either, and members' hosts have nothing in common with any (STUDIO-18, STUDIO-35).
 */
export function previewHost(studioHost: string, name: string): string {
  return `${name}.preview.${studioHost}`
}

/** Whether a Host header names a preview. */
export function isPreviewHost(header: string | undefined, studioHost: string): boolean {
  const host = (header ?? '').toLowerCase().replace(/:\d+$/, '')
  const ending = `.preview.${studioHost}`
  return host.endsWith(ending) && label.test(host.slice(0, -ending.length))
}

/** Whether a text may be the first part of a preview's host. */
export const isPreviewName = (text: string): boolean => label.test(text)
