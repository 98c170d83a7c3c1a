import { contrast } from './contrast.ts'

/** A colour that another one stands on or beneath, and the contrast that the two need. */
export interface Beside {
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
export function readableColor(color: string, beside: readonly Beside[]): string | undefined {
  for (let hundredths = 0; hundredths <= 100; hundredths += 1)
    for (const end of [0, 255]) {
      const candidate = towards(color, end, hundredths)
      if (beside.every(({ against, least }) => contrast(candidate, against) >= least)) return candidate
    }
  return undefined
}
