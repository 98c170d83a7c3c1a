import type { Theme } from '../../../schema/generated/manifests.ts'

export type Color = keyof Theme['colors']

/** Two colours of a theme that stand on one another, and the contrast that they need. */
export interface ColorPair {
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
export const colorPairs: readonly ColorPair[] = backsOf.flatMap(([front, backs, least]) =>
  backs.map(back => ({ front, back, least })),
)
