import type { Theme } from '../../../schema/generated/manifests.ts'
import type { Mistake } from '../../overlay/mistake.ts'
import { instead } from '../../overlay/nearest.ts'
import type { Rule } from './rule.ts'

type Color = keyof Theme['colors']

/** Two colours of a theme of which one is shown on the other, and the contrast ratio that they need. */
export interface ColorPair {
  front: Color
  back: Color
  least: number
}

/** Contrast ratios of WCAG 2 AA: for text, and for icons, borders and other graphics that carry meaning. */
const text = 4.5
const graphic = 3

/** Where words and links of manifests stand: the page, cards, and every coloured area whose links keep their colour. */
const areas: readonly Color[] = [
  'page',
  'surface',
  'surfaceMuted',
  'primarySoft',
  'accentSoft',
  'infoSoft',
  'successSoft',
  'warningSoft',
  'errorSoft',
]

const backsOf: readonly [front: Color, backs: readonly Color[], least: number][] = [
  ['text', areas, text],
  ['link', areas, text],
  ['textMuted', ['page', 'surface', 'surfaceMuted', 'primarySoft', 'accentSoft'], text],
  // Buttons of less weight, and what is chosen, have it as the colour of their words.
  ['primary', ['surface', 'surfaceMuted', 'primarySoft'], text],
  ['primaryStrong', ['primarySoft'], text],
  ['onPrimary', ['primary', 'primaryStrong'], text],
  ['onAccent', ['accent'], text],
  ['onHeader', ['header'], text],
  ['onFooter', ['footer'], text],
  ['error', ['errorSoft', 'surface', 'surfaceMuted'], text],
  // The states of claims are words in the colours of their kind.
  ['info', ['infoSoft', 'surface'], text],
  ['success', ['successSoft', 'surface'], text],
  ['warning', ['warningSoft', 'surface'], text],
  ['border', ['page', 'surface'], graphic],
  ['focus', areas, graphic],
  ['primary', ['page'], graphic],
]

/** Every pair of colours that the portal shows on one another. */
export const colorPairs: readonly ColorPair[] = backsOf.flatMap(([front, backs, least]) =>
  backs.map(back => ({ front, back, least })),
)

type Colors = Theme['colors']

const other = ({ front, back }: ColorPair, color: Color) => (front === color ? back : front)

const tooLittle = (colors: Colors) => (pair: ColorPair) => contrast(colors[pair.front], colors[pair.back]) < pair.least

/** A shade that is offered has a little more contrast than it needs: base's stands beside other colours in each brand. */
const room = 1.05

/** The colour that most of the failing pairs have, so that one wrong colour gives one message; on a tie, the first pair's front. */
function culprit(pairs: readonly ColorPair[]): Color | undefined {
  const counts = new Map<Color, number>()
  for (const { front, back } of pairs)
    for (const color of [front, back]) counts.set(color, (counts.get(color) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return [...counts].find(([, count]) => count === most)?.[0]
}

/** The nearest darker or lighter shade with enough contrast to all colours that it is paired with. */
function nearestReadable(color: Color, colors: Colors): string | undefined {
  const around = colorPairs
    .filter(({ front, back }) => front === color || back === color)
    .map(pair => ({ against: colors[other(pair, color)], least: pair.least * room }))
  return readableColor(colors[color], around)
}

/** A colour that cannot be read with another. */
interface UnreadableColor {
  color: Color
  pair: ColorPair
  mistake: Mistake
}

/** What is wrong with two colours that cannot be told apart well enough. */
export const pairMistake = (colors: Colors, { front, back, least }: ColorPair): Mistake => ({
  found: `"${front}" ${colors[front]} on "${back}" ${colors[back]}, a contrast of ${contrast(colors[front], colors[back]).toFixed(2)}`,
  expected: `${least} or more`,
})

/** The colours of a theme that cannot be read: one wrong colour is told once, whatever it stands on (STUDIO-13). */
export function unreadableColors(colors: Colors): UnreadableColor[] {
  const found: UnreadableColor[] = []
  let pairs = colorPairs.filter(tooLittle(colors))
  for (let color = culprit(pairs); color !== undefined; color = culprit(pairs)) {
    const wrong = color
    // The first in the order above, so that base's own colour is told in the same words whatever brands set around it.
    const first = pairs.find(({ front, back }) => front === wrong || back === wrong)
    pairs = pairs.filter(({ front, back }) => front !== wrong && back !== wrong)
    if (!first) break
    const right = nearestReadable(wrong, colors)
    found.push({
      color: wrong,
      pair: first,
      mistake: {
        ...pairMistake(colors, first),
        hint: `another "${other(first, wrong)}"; no shade of this one can be told from all around it`,
        ...(right === undefined ? {} : { ...instead(right, 'perhaps'), hint: `"${wrong}": "${right}"` }),
      },
    })
  }
  return found
}

/** Colours that are shown on one another have enough contrast. */
export const readableColors: Rule = ({ manifest: { theme }, report }) => {
  for (const { color, mistake } of unreadableColors(theme.colors)) report('theme', ['colors', color], mistake)
}

/** A colour that another one is paired with, and the contrast ratio that the two need. */
interface Beside {
  against: string
  least: number
}

const channels = (color: string) => [1, 3, 5].map(start => Number.parseInt(color.slice(start, start + 2), 16))

/** A colour mixed with black (0) or white (255): 0 hundredths is the colour itself, 100 is black or white. */
const towards = (color: string, end: number, hundredths: number) =>
  `#${channels(color)
    .map(channel => Math.round(channel + ((end - channel) * hundredths) / 100))
    .map(channel => channel.toString(16).padStart(2, '0'))
    .join('')}`

/** The darker or lighter shade nearest to a colour that has enough contrast with all of `beside`; undefined when there is none. */
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

/** The contrast ratio of two #rrggbb colours as WCAG defines it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
