import type { Theme } from '../../../schema/generated/manifests.ts'
import { contrast } from './contrast.ts'
import type { Rule } from './rule.ts'

type Color = keyof Theme['colors']

/** WCAG 2 AA: text, and signs and borders that one has to see. */
const text = 4.5
const sign = 3

const pairs: readonly [front: Color, backs: readonly Color[], least: number][] = [
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

/** Colours that stand on one another can be told apart. */
export const readableColors: Rule = ({ manifest: { theme }, report }) => {
  for (const [front, backs, least] of pairs)
    for (const back of backs) {
      const ratio = contrast(theme.colors[front], theme.colors[back])
      if (ratio < least)
        report('theme', ['colors', front], {
          found: `"${front}" ${theme.colors[front]} on "${back}" ${theme.colors[back]}, a contrast of ${ratio.toFixed(2)}`,
          expected: `${least} or more`,
        })
    }
}
