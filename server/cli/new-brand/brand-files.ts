import escapeHtml from 'escape-html'
import { paletteOf } from './palette-of.ts'

/** What somebody says of a new brand. */
export interface NewBrand {
  /** Name of its folder. */
  id: string
  domainId: number
  name: string
  legalName: string
  hosts: readonly string[]
  /** Main colour, #rrggbb; that of base when left out. */
  primary: string | undefined
}

const neutral = '#1f5263'
/** Written as the project's formatter writes it: lists of plain values on one line. */
const json = (surface: string, set: object) =>
  `${JSON.stringify({ $schema: `../../schema/generated/${surface}.schema.json`, set }, undefined, 2).replaceAll(
    /\[\n\s+([^[\]{}]*?)\n\s+\]/g,
    (_, inside: string) => `[${inside.replaceAll(/,\n\s+/g, ', ')}]`,
  )}\n`

/** The few files that a brand needs, by their path below its folder. */
export function brandFiles({ id, domainId, name, legalName, hosts, primary }: NewBrand): Map<string, string> {
  const disc = primary ?? neutral
  const logo = brandMark(name, { disc, on: '#ffffff', text: '#1d2327' })
  const footer = brandMark(name, { disc: '#ffffff', on: disc, text: '#ffffff' })
  const dental = brandMark(name, { disc, on: '#ffffff' })
  const image = (src: string, alt: string, { width, height }: typeof logo) => ({ src, alt, width, height })
  const images = {
    logo: image('logo.svg', name, logo),
    phoneLogo: image('logo.svg', name, logo),
    footer: image('footer.svg', name, footer),
    dental: image('dental.svg', '', dental),
  }
  return new Map([
    ['brand.json', json('brand', { id, domainId, name, legalName, hosts, images })],
    ...(primary === undefined ? [] : [['theme.json', json('theme', { colors: paletteOf(primary) })] as const]),
    ['assets/logo.svg', logo.svg],
    ['assets/footer.svg', footer.svg],
    ['assets/dental.svg', dental.svg],
  ])
}

/** The first letters of the first two words. */
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map(word => word.charAt(0).toUpperCase())
    .join('')

const font = 'font-family="system-ui, sans-serif" font-weight="700"'

/** A logo until there is a real one: the brand's initials in a disc, with its name beside them. Width and height in pixels. */
function brandMark(name: string, { disc, on, text }: { disc: string; on: string; text?: string }) {
  const width = text === undefined ? 96 : 64 + Math.ceil(name.length * 12.5)
  const height = text === undefined ? 96 : 48
  const half = height / 2
  const initials = `<text x="${half}" y="${half}" dy="0.35em" text-anchor="middle" fill="${on}" ${font} font-size="${height * 0.4}">${escapeHtml(initialsOf(name))}</text>`
  const words = `<text x="60" y="${half}" dy="0.35em" fill="${text}" ${font} font-size="22">${escapeHtml(name)}</text>`
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `  <title>${escapeHtml(name)}</title>`,
    `  <circle cx="${half}" cy="${half}" r="${half - 2}" fill="${disc}"/>`,
    `  ${initials}`,
    ...(text === undefined ? [] : [`  ${words}`]),
    '</svg>',
    '',
  ].join('\n')
  return { svg, width, height }
}
