import escapeHtml from 'escape-html'
import { plainWidth } from '../text/text-width.ts'
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
  const main = primary ?? neutral
  const logo = nameMark(name, { fill: main, on: paper, text: ink, plate: paper })
  const footer = nameMark(name, { fill: paper, on: main, text: paper })
  const dental = initialsMark(name, main)
  const image = (src: string, alt: string, { width, height }: Mark) => ({ src, alt, width, height })
  const images = {
    logo: image('logo.svg', name, logo),
    phoneLogo: { src: 'logo.svg', width: logo.width, height: logo.height },
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

/** A logo until there is a real one. Width and height in pixels. */
interface Mark {
  svg: string
  width: number
  height: number
}

const font = 'font-family="system-ui, sans-serif" font-weight="700"'
const height = 48
const ink = '#1d2327'
const paper = '#ffffff'
/** A name that is longer than this stands on two lines, and in smaller letters. */
const oneLine = 260

/** Letters as wide as they are told to be, in whatever typeface a device has: no name is cut off. */
function letters(text: string, { x, y, size, fill }: { x: number; y: number; size: number; fill: string }) {
  const length = (plainWidth(text, 700) * size).toFixed(1)
  return `<text x="${x}" y="${y}" dy="0.35em" fill="${fill}" ${font} font-size="${size}" textLength="${length}" lengthAdjust="spacingAndGlyphs">${escapeHtml(text)}</text>`
}

/** A name on two lines of about the same width. */
function halves(name: string): string[] {
  const words = name.split(/\s+/)
  const cuts = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const widest = (lines: readonly string[]) => Math.max(...lines.map(line => plainWidth(line, 700)))
  return cuts.toSorted((one, other) => widest(one) - widest(other))[0] ?? [name]
}

const disc = (name: string, fill: string, on: string, size: number) => {
  const half = size / 2
  return [
    `<circle cx="${half}" cy="${half}" r="${half - 2}" fill="${fill}"/>`,
    `<text x="${half}" y="${half}" dy="0.35em" text-anchor="middle" fill="${on}" ${font} font-size="${size * 0.4}">${escapeHtml(initialsOf(name))}</text>`,
  ]
}

const drawing = (name: string, width: number, tall: number, parts: readonly string[]): Mark => ({
  width,
  height: tall,
  svg: [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${tall}" viewBox="0 0 ${width} ${tall}">`,
    `  <title>${escapeHtml(name)}</title>`,
    ...parts.map(part => `  ${part}`),
    '</svg>',
    '',
  ].join('\n'),
})

/** The art of dental tiles: the initials alone. */
const initialsMark = (name: string, fill: string): Mark => drawing(name, 96, 96, disc(name, fill, paper, 96))

/**
 * The brand's initials in a disc, with its whole name beside them. On a plate of its own, where it has one, it can be read
 * whatever the colour around it is (CHECK-24).
 */
function nameMark(name: string, { fill, on, text, plate }: { fill: string; on: string; text: string; plate?: string }) {
  const isLong = plainWidth(name, 700) * 22 > oneLine
  const lines = isLong ? halves(name) : [name]
  const size = isLong ? 17 : 22
  const words = lines.map((line, index) =>
    letters(line, { x: 60, y: height / 2 + (index - (lines.length - 1) / 2) * 20, size, fill: text }),
  )
  const width = 72 + Math.ceil(Math.max(...lines.map(line => plainWidth(line, 700) * size)))
  const ground =
    plate === undefined ? [] : [`<rect width="${width}" height="${height}" rx="${height / 2}" fill="${plate}"/>`]
  return drawing(name, width, height, [...ground, ...disc(name, fill, on, height), ...words])
}
