import { imageSize } from 'image-size'
import { cleanSvg, svgSize } from './clean-svg.ts'

/** What an asset is, by the ending that its name has. */
export type AssetKind = 'svg' | 'png' | 'jpg' | 'webp' | 'avif' | 'ico' | 'woff2' | 'txt'

/** A file that a brand may serve, or the licence beside one. */
export interface Asset {
  readonly kind: AssetKind
  /** In CSS pixels, as it is drawn where nobody says otherwise; undefined of what is no image. */
  readonly width: number | undefined
  readonly height: number | undefined
  /** The bytes to keep: an SVG's without what was taken out. */
  readonly bytes: Uint8Array
  /** What was taken out of an SVG; empty for a clean one, whose bytes are as they came. */
  readonly removed: readonly string[]
}

/** Why a file is no asset, for whoever brings it: what was found, and what is expected. */
export interface AssetFault {
  readonly found: string
  readonly expected: string
}

/** 1 MB, as people count. */
export const largestAsset = 1_000_000

const kinds = 'an SVG, PNG, JPEG, WebP, AVIF or ICO image, or a WOFF2 font'

/** Reads an asset: its kind by its content, whatever its name says, and its size; and cleans it, if it is an SVG (CONTENT-10). */
export function readAsset(bytes: Uint8Array): Asset | AssetFault {
  if (bytes.length > largestAsset)
    return { found: `a file of ${(bytes.length / 1e6).toFixed(1)} MB`, expected: 'at most 1 MB' }
  return rasterIn(bytes) ?? fontIn(bytes) ?? textIn(bytes) ?? { found: 'something else', expected: kinds }
}

/** A file's name without its ending, in the letters that addresses of assets have; undefined where it has none of these. */
export function assetName(file: string): string | undefined {
  const [name = ''] = file.split(/[\\/]/).slice(-1)
  const letters = name
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, '-')
    .replace(/^[^a-z0-9]+/, '')
  return letters === '' ? undefined : letters.slice(0, 60)
}

/** What is wrong with a file for the name that it has, of all that may be served: undefined for one that is well. */
export function faultOf(path: string, bytes: Uint8Array): (AssetFault & { hint?: string }) | undefined {
  const asset = readAsset(bytes)
  if ('found' in asset) return asset
  if (!path.endsWith(`.${asset.kind}`))
    return { found: `${names[asset.kind]}`, expected: `a name that ends with .${asset.kind}` }
  if (asset.removed.length === 0) return undefined
  return {
    found: `an SVG with ${asset.removed.join(', ')}`,
    expected: 'an SVG that only draws',
    hint: 'add it with "portal asset add", which takes that out',
  }
}

/** What to call each kind; a name ends with the kind. */
const names: { readonly [Kind in AssetKind]: string } = {
  svg: 'an SVG image',
  png: 'a PNG image',
  jpg: 'a JPEG image',
  webp: 'a WebP image',
  avif: 'an AVIF image',
  ico: 'an ICO image',
  woff2: 'a WOFF2 font',
  txt: 'a text',
}

const rasters: { readonly [type: string]: AssetKind } = {
  png: 'png',
  jpg: 'jpg',
  webp: 'webp',
  avif: 'avif',
  ico: 'ico',
}

function rasterIn(bytes: Uint8Array): Asset | AssetFault | undefined {
  try {
    const { type = '', width, height, orientation = 1 } = imageSize(bytes)
    const kind = rasters[type]
    if (type === 'svg') return undefined
    if (kind === undefined) return { found: `a ${type} image`, expected: kinds }
    if (!(width > 0 && height > 0)) return { found: 'an image without size', expected: kinds }
    // A photograph that lies on its side in the file is turned where it is shown.
    const size = orientation > 4 ? { width: height, height: width } : { width, height }
    return { kind, ...size, bytes, removed: [] }
  } catch {
    return undefined
  }
}

/** A font says how long it is after "wOF2". */
function fontIn(bytes: Uint8Array): Asset | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isFont = bytes.length > 48 && view.getUint32(0) === 0x774f4632 && view.getUint32(8) === bytes.length
  return isFont ? { kind: 'woff2', width: undefined, height: undefined, bytes, removed: [] } : undefined
}

function textIn(bytes: Uint8Array): Asset | AssetFault | undefined {
  const text = textOf(bytes)
  if (text === undefined) return undefined
  // What begins as XML or HTML is that, to whoever opens it.
  if (!/^\uFEFF?\s*</.test(text)) return { kind: 'txt', width: undefined, height: undefined, bytes, removed: [] }
  const clean = cleanSvg(text)
  if (!clean) return undefined
  const size = svgSize(clean.text)
  if (!size) return { found: 'an SVG without width, height or viewBox', expected: 'an SVG that says its size' }
  const kept = clean.removed.length === 0 ? bytes : new TextEncoder().encode(clean.text)
  return { kind: 'svg', ...size, bytes: kept, removed: clean.removed }
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}
