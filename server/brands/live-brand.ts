import { createHash } from 'node:crypto'
import type { CompiledManifest } from '../../engine/resolve/compile-manifest.ts'
import { manifestAddress } from '../../gateway-graph/upstream/call-address.ts'
import type { Brand, Theme } from '../../schema/generated/manifests.ts'

/** One brand as it is served: its compiled manifest and what every page needs, computed once a revision. */
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

const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** Prefix of the custom property for each part of a theme: colors.primarySoft becomes --color-primary-soft. */
const prefixes = { colors: 'color', fonts: 'font', radius: 'radius' } as const

/** The brand's theme as CSS custom properties of the root element. */
export function themeCss(theme: Theme): string {
  const named = Object.entries(prefixes).flatMap(([part, prefix]) =>
    Object.entries(theme[part as keyof typeof prefixes]).map(([name, value]) => [`--${prefix}-${kebab(name)}`, value]),
  )
  const shapes = Object.entries(theme.style).map(([name, value]) => [`--${kebab(name)}`, String(value)])
  const lines = [...named, ...shapes].map(([name, value]) => `  ${name}: ${cssValue(value ?? '')};`)
  return `:root {\n${lines.join('\n')}\n}\n`
}

/** Values come from manifests, so nothing in them may end the declaration or the sheet. */
function cssValue(value: string): string {
  return value.replace(/[;{}<>\\]/g, '')
}
