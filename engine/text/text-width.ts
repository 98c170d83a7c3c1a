/** How wide words are in a typeface at a weight, in its own size. */
export type TextWidth = (text: string, weight: number) => number

/** Widths of bold letters of Helvetica and Arial in thousandths of their size, from the space to the tilde. */
const plainWidths = [
  278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611,
  556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389,
  280, 389, 584,
]
const firstPlain = 32
/** Letters with accents are as wide as those without; signs of East Asia fill their square. */
const [other, square] = [722, 1000]
const eastAsia = 0x2e80

/** What words take at most in the typefaces that devices bring, whatever their weight. */
export const plainWidth: TextWidth = text => {
  let width = 0
  for (const sign of text.normalize('NFD').replace(/\p{M}/gu, '')) {
    const code = sign.codePointAt(0) ?? 0
    width += plainWidths[code - firstPlain] ?? (code >= eastAsia ? square : other)
  }
  return width / 1000
}
