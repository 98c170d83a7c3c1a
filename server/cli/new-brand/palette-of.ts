import type { Theme } from '../../../schema/generated/manifests.ts'
import { mixed } from './mixed.ts'

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
