import type { Theme } from '../../../schema/generated/manifests.ts'
import { instead } from '../../overlay/nearest.ts'
import type { Rule } from './rule.ts'

type Color = keyof Theme['colors']

/** Two colours of a theme that stand on one another, and the contrast that they need. */
interface ColorPair {
  front: Color
  back: Color
  least: number
}

/** WCAG 2 AA: text, and signs and borders that one has to see. */
const text = 4.5
const sign = 3

const backsOf: readonly [front: Color, backs: readonly Color[], least: number][] = [
  [
    'text',
    [
      'page',
      'surface',
      'surfaceMuted',
      'primarySoft',
      'accentSoft',
      'infoSoft',
      'successSoft',
      'warningSoft',
      'errorSoft',
    ],
    text,
  ],
  ['textMuted', ['page', 'surface', 'surfaceMuted'], text],
  ['link', ['page', 'surface', 'surfaceMuted'], text],
  ['onPrimary', ['primary', 'primaryStrong'], text],
  ['onAccent', ['accent'], text],
  ['onHeader', ['header'], text],
  ['onFooter', ['footer'], text],
  ['error', ['surface', 'errorSoft'], text],
  ['info', ['surface', 'infoSoft'], sign],
  ['success', ['surface', 'successSoft'], sign],
  ['warning', ['surface', 'warningSoft'], sign],
  ['border', ['page', 'surface'], sign],
  ['focus', ['page', 'surface'], sign],
  ['primary', ['page', 'surface'], sign],
]

/** Every pair of colours that the portal puts on one another. */
const colorPairs: readonly ColorPair[] = backsOf.flatMap(([front, backs, least]) =>
  backs.map(back => ({ front, back, least })),
)

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

/** A colour that another one stands on or beneath, and the contrast that the two need. */
interface Beside {
  against: string
  least: number
}

const channels = (color: string) => [1, 3, 5].map(start => Number.parseInt(color.slice(start, start + 2), 16))

/** A colour as so many hundredths of the way to black (0) or white (255). */
const towards = (color: string, end: number, hundredths: number) =>
  `#${channels(color)
    .map(channel => Math.round(channel + ((end - channel) * hundredths) / 100))
    .map(channel => channel.toString(16).padStart(2, '0'))
    .join('')}`

/** The colour nearest to a colour, darker or lighter, that has enough contrast with all beside it; undefined when there is none. */
function readableColor(color: string, beside: readonly Beside[]): string | undefined {
  for (let hundredths = 0; hundredths <= 100; hundredths += 1)
    for (const end of [0, 255]) {
      const candidate = towards(color, end, hundredths)
      if (beside.every(({ against, least }) => contrast(candidate, against) >= least)) return candidate
    }
  return undefined
}

const channel = (hex: string) => {
  const value = Number.parseInt(hex, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function luminance(color: string): number {
  const [red, green, blue] = [color.slice(1, 3), color.slice(3, 5), color.slice(5, 7)].map(channel)
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** Contrast ratio of two #rrggbb colours as WCAG defines it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
