/**
 * Content negotiation: the offered media type that an Accept header prefers. The first one offered is the default: it wins
 * ties, and is used when the header accepts none, because another form is better than no answer (RFC 9110, 12.5.1).
 */
export function acceptedType(header: string | undefined, offered: readonly [string, ...string[]]): string {
  const ranges = (header ?? '*/*').split(',').map(toRange)
  let [best] = offered
  let bestQuality = 0
  for (const type of offered) {
    const quality = qualityOf(type, ranges)
    if (quality > bestQuality) [best, bestQuality] = [type, quality]
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

/** The most specific range that matches counts. */
function qualityOf(type: string, ranges: readonly Range[]): number {
  for (const name of [type, `${type.split('/')[0]}/*`, '*/*']) {
    const range = ranges.find(each => each.name === name)
    if (range !== undefined) return range.quality
  }
  return 0
}
