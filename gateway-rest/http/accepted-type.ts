/**
 * Which of the media types that a call can answer is wanted most by an Accept header. The first one is the usual: it wins
 * among equals, and when nothing on offer is wanted, for an answer in another form is better than none (RFC 9110, 12.5.1).
 */
export function acceptedType(header: string | undefined, offered: readonly [string, ...string[]]): string {
  const ranges = (header ?? '*/*').split(',').map(toRange)
  let [best] = offered
  let most = 0
  for (const type of offered) {
    const quality = qualityOf(type, ranges)
    if (quality > most) [best, most] = [type, quality]
  }
  return best
}

interface Range {
  readonly name: string
  readonly quality: number
}

function toRange(text: string): Range {
  const [name = '', ...parameters] = text.split(';').map(part => part.trim().toLowerCase())
  const given = parameters.find(parameter => parameter.startsWith('q='))
  const quality = given === undefined ? 1 : Number(given.slice(2))
  return { name, quality: Number.isFinite(quality) ? quality : 0 }
}

/** The most exact range that matches counts. */
function qualityOf(type: string, ranges: readonly Range[]): number {
  for (const name of [type, `${type.split('/')[0]}/*`, '*/*']) {
    const range = ranges.find(each => each.name === name)
    if (range !== undefined) return range.quality
  }
  return 0
}
