import type { Theme } from '../../schema/generated/manifests.ts'

/** The colours of a brand that follow from its main one; all others are those of base. */
export function paletteOf(primary: string): Partial<Theme['colors']> {
  return {
    primary,
    primaryStrong: mixed(primary, '#000000', 0.35),
    primarySoft: mixed(primary, '#ffffff', 0.9),
    link: primary,
    footer: mixed(primary, '#000000', 0.6),
    onFooter: '#ffffff',
  }
}

/** Shades of a colour from itself to almost black, for the first that can be read. */
export const darker = (color: string): string[] =>
  Array.from({ length: 45 }, (_, step) => mixed(color, '#000000', (step + 1) / 50))

const channels = (color: string): number[] => [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16))

/** A colour, #rrggbb, with a part of another mixed in: 0 is the colour itself, 1 the other. */
function mixed(color: string, other: string, part: number): string {
  const others = channels(other)
  const parts = channels(color).map((value, place) => Math.round(value + ((others[place] ?? 0) - value) * part))
  return `#${parts.map(value => value.toString(16).padStart(2, '0')).join('')}`
}
