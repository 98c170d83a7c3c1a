import {
  type ColorPair,
  colorPairs,
  contrast,
  pairMistake,
  unreadableColors,
} from '../../engine/check/rules/readable-colors.ts'
import type { JsonObject } from '../../engine/json.ts'
import type { Mistake } from '../../engine/overlay/mistake.ts'
import type { Theme } from '../../schema/generated/manifests.ts'
import { messageOf } from '../check/message-of.ts'

export type Color = keyof Theme['colors']

/** Whether a text is a colour, as the schema asks for it. */
export const isColor = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

/** A pair of colours as it is now. */
export interface SeenPair extends ColorPair {
  readonly ratio: number
  readonly isEnough: boolean
}

/** What is wrong with a colour, and the nearest shade that would do. */
export interface ColorMistake {
  readonly message: string
  readonly right: string | undefined
}

/** A theme's colours as the check sees them (STUDIO-13). */
export interface SeenColors {
  /** Every pair of which both colours can be read as such. */
  readonly pairs: readonly SeenPair[]
  /** One mistake a colour, in the words of `portal check`. */
  readonly mistakes: ReadonlyMap<Color, ColorMistake>
}

/** Every pair with its contrast, and what is wrong with each colour of a pair that fails. */
export function seenColors(colors: JsonObject): SeenColors {
  const known = colors as Theme['colors']
  const readable = colorPairs.filter(({ front, back }) => isColor(colors[front]) && isColor(colors[back]))
  const pairs = readable.map((pair): SeenPair => {
    const ratio = contrast(known[pair.front], known[pair.back])
    return { ...pair, ratio, isEnough: ratio >= pair.least }
  })
  const mistakes = new Map<Color, ColorMistake>()
  // The rule tells the colour that is most likely wrong; what it is paired with says so, too.
  if (Object.values(colors).every(isColor))
    for (const { color, mistake } of unreadableColors(known))
      mistakes.set(color, { message: messageOf(mistake), right: rightOf(mistake) })
  for (const pair of pairs) {
    if (pair.isEnough) continue
    const message = messageOf(pairMistake(known, pair))
    for (const color of [pair.front, pair.back])
      if (!mistakes.has(color)) mistakes.set(color, { message, right: undefined })
  }
  return { pairs, mistakes }
}

const rightOf = ({ mend }: Mistake) => (mend?.do === 'replace' && isColor(mend.with) ? mend.with : undefined)
