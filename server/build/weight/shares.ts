const packageOf = /node_modules\/((?:@[^/]+\/)?[^/]+)/
const shown = 6

/**
 * What a chunk holds, heaviest first: packages and folders of the repository, each with its share of the sent bytes.
 * Compression has no seams, so a share is the part of the text, not an exact size.
 */
export function shares(modules: Readonly<Record<string, number>>, sent: number): string {
  const groups = new Map<string, number>()
  for (const [id, length] of Object.entries(modules)) {
    const group = packageOf.exec(id)?.[1] ?? id.split('/').slice(0, 3).join('/')
    groups.set(group, (groups.get(group) ?? 0) + length)
  }
  const whole = [...groups.values()].reduce((sum, length) => sum + length, 0)
  return [...groups]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, shown)
    .map(([group, length]) => `${group} ${((length / whole) * (sent / 1000)).toFixed(1)}`)
    .join(', ')
}
