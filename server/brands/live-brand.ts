import { createHash } from 'node:crypto'
import type { CompiledManifest } from '../../engine/resolve/compile-manifest.ts'
import { manifestAddress } from '../../gateway-graph/upstream/call-address.ts'
import type { Brand } from '../../schema/generated/manifests.ts'
import { themeCss } from './theme-css.ts'

/** One brand as it is served: its compiled manifest and what every page needs, computed once a revision. */
export interface LiveBrand {
  compiled: CompiledManifest
  /** Its sheet and that sheet's address; `typefaces` are the addresses of the files that the sheet names. */
  theme: { css: string; address: string; typefaces: string[] }
  /** Origins besides our own that forms may lead to. */
  formActions: string[]
  /** The same in each of the brand's other languages, by tag: what is kept for a LiveBrand is kept in one language. */
  languages: ReadonlyMap<string, LiveBrand>
}

interface Surroundings {
  gatewayUrl: string
  /** The address of a file of the manifests that changes with what is in the file. */
  lastingAddress: (address: string) => string
}

export function createLiveBrand(compiled: CompiledManifest, { gatewayUrl, lastingAddress }: Surroundings): LiveBrand {
  const typefaces = compiled.theme.typefaces.map(typeface => ({ ...typeface, src: lastingAddress(typeface.src) }))
  const css = themeCss({ ...compiled.theme, typefaces })
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 16)
  const live = {
    compiled,
    theme: { css, address: `/theme.css?v=${hash}`, typefaces: typefaces.map(({ src }) => src) },
    formActions: formActionsOf(compiled.brand, gatewayUrl),
    languages: new Map<string, LiveBrand>(),
  }
  const inOthers = [...compiled.languages].map(([tag, said]) => [tag, { ...live, compiled: said }] as const)
  return { ...live, languages: new Map(inOthers) }
}

/**
 * Origins that a brand's forms may lead to: the hand-off, eBill, and hosts that a log-in may redirect to. Browsers hold
 * `form-action` against the redirects that answer a form, too.
 */
function formActionsOf({ handOff, ebill, redirectHosts, domainId }: Brand, gatewayUrl: string): string[] {
  const addresses = [handOff.action, ebill.url, ...redirectHosts.flatMap(schemesOf)]
  const origins = addresses
    .map(address => manifestAddress(address, { gatewayUrl, domainId }))
    .filter(address => URL.canParse(address))
    .map(address => new URL(address).origin)
  return [...new Set(origins)]
}

/** Redirects use https; on this machine http too. */
function schemesOf(host: string): string[] {
  return /(^|\.)localhost(:\d+)?$/.test(host) ? [`https://${host}`, `http://${host}`] : [`https://${host}`]
}
