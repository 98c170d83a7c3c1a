import type { Manifest, Surface } from '../../../schema/generated/manifests.ts'
import type { Path } from '../../json.ts'
import type { Mistake } from '../../overlay/mistake.ts'

/** What the client asks for of text.json: the placeholders that it fills in, by section and key. */
export type AskedWords = { readonly [section: string]: { readonly [key: string]: readonly string[] } }

/** One brand whose surfaces follow their schemas. */
export interface BrandContext {
  manifest: Manifest
  /** The words that the client asks for: a brand may use their keys and placeholders only. */
  asked: AskedWords
  /** Base's words. */
  baseText: Manifest['text']
  /** Whether the brand itself wrote a value, not base. */
  isOwn: (surface: Surface, path: Path) => boolean
  /** `rule`: the path of the invariant that is broken, which is told of when nothing else that the brand says is to blame. */
  report: (surface: Surface, path: Path, mistake: Mistake, part?: 'key' | 'value', rule?: Path) => void
  /** The day of the check, yyyy-mm-dd, for rules about the next years; without it these are not asked. */
  today?: string | undefined
}

/** A check of a whole brand that a schema cannot make. */
export type Rule = (context: BrandContext) => void
