import type { Theme } from '../../../schema/generated/manifests.ts'
import { instead } from '../../overlay/nearest.ts'
import { type Color, type ColorPair, colorPairs } from './color-pairs.ts'
import { contrast } from './contrast.ts'
import { readableColor } from './readable-color.ts'
import type { Rule } from './rule.ts'

type Colors = Theme['colors']

const other = ({ front, back }: ColorPair, color: Color) => (front === color ? back : front)

const tooLittle = (colors: Colors) => (pair: ColorPair) => contrast(colors[pair.front], colors[pair.back]) < pair.least

/** The colour with which most of the pairs go wrong: one wrong colour gives one message. The front of the first, when they are even. */
function culprit(pairs: readonly ColorPair[]): Color | undefined {
  const counts = new Map<Color, number>()
  for (const { front, back } of pairs)
    for (const color of [front, back]) counts.set(color, (counts.get(color) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return [...counts].find(([, count]) => count === most)?.[0]
}

/** The nearest colour, darker or lighter, that can be told from all that it stands on or beneath. */
function nearestReadable(color: Color, colors: Colors): string | undefined {
  const around = colorPairs
    .filter(({ front, back }) => front === color || back === color)
    .map(pair => ({ against: colors[other(pair, color)], least: pair.least }))
  return readableColor(colors[color], around)
}

/** Colours that stand on one another can be told apart. */
export const readableColors: Rule = ({ manifest: { theme }, report }) => {
  const { colors } = theme
  let pairs = colorPairs.filter(tooLittle(colors))
  for (let color = culprit(pairs); color !== undefined; color = culprit(pairs)) {
    const wrong = color
    const [worst] = pairs
      .filter(({ front, back }) => front === wrong || back === wrong)
      .map(pair => ({ ...pair, ratio: contrast(colors[pair.front], colors[pair.back]) }))
      .toSorted((a, b) => a.ratio / a.least - b.ratio / b.least)
    pairs = pairs.filter(({ front, back }) => front !== wrong && back !== wrong)
    if (!worst) return
    const { front, back, ratio, least } = worst
    const right = nearestReadable(wrong, colors)
    report('theme', ['colors', wrong], {
      found: `"${front}" ${colors[front]} on "${back}" ${colors[back]}, a contrast of ${ratio.toFixed(2)}`,
      expected: `${least} or more`,
      hint: `another "${other(worst, wrong)}"; no shade of this one can be told from all around it`,
      ...(right === undefined ? {} : { ...instead(right), hint: `"${wrong}": "${right}"` }),
    })
  }
}
