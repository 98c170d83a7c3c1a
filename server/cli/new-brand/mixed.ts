const channels = (color: string): number[] => [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16))

/** A colour, #rrggbb, with a part of another mixed in: 0 is the colour itself, 1 the other. */
export function mixed(color: string, other: string, part: number): string {
  const others = channels(other)
  const parts = channels(color).map((value, place) => Math.round(value + ((others[place] ?? 0) - value) * part))
  return `#${parts.map(value => value.toString(16).padStart(2, '0')).join('')}`
}
