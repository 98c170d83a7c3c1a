import { brandMark } from './brand-mark.ts'
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
const json = (surface: string, set: object) =>
  `${JSON.stringify({ $schema: `../../schema/generated/${surface}.schema.json`, set }, undefined, 2)}\n`

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
