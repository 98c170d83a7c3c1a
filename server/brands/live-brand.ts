import { createHash } from 'node:crypto'
import type { CompiledManifest } from '../../engine/resolve/compile-manifest.ts'
import { formActionsOf } from './form-actions-of.ts'
import { themeCss } from './theme-css.ts'

/** One brand as it serves: its compiled manifest and what every page of it needs, worked out once. */
export interface LiveBrand {
  compiled: CompiledManifest
  theme: { css: string; address: string }
  /** Origins besides our own that forms may lead to. */
  formActions: string[]
}

export function createLiveBrand(compiled: CompiledManifest, gatewayUrl: string): LiveBrand {
  const css = themeCss(compiled.theme)
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 16)
  return {
    compiled,
    theme: { css, address: `/theme.css?v=${hash}` },
    formActions: formActionsOf(compiled.brand, gatewayUrl),
  }
}
