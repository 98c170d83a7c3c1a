const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The first letters of the first two words. */
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map(word => word.charAt(0).toUpperCase())
    .join('')

const font = 'font-family="system-ui, sans-serif" font-weight="700"'

/** A logo until there is a real one: the brand's initials in a disc, with its name beside them. Width and height in pixels. */
export function brandMark(name: string, { disc, on, text }: { disc: string; on: string; text?: string }) {
  const width = text === undefined ? 96 : 64 + Math.ceil(name.length * 12.5)
  const height = text === undefined ? 96 : 48
  const half = height / 2
  const initials = `<text x="${half}" y="${half}" dy="0.35em" text-anchor="middle" fill="${on}" ${font} font-size="${height * 0.4}">${escaped(initialsOf(name))}</text>`
  const words = `<text x="60" y="${half}" dy="0.35em" fill="${text}" ${font} font-size="22">${escaped(name)}</text>`
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `  <title>${escaped(name)}</title>`,
    `  <circle cx="${half}" cy="${half}" r="${half - 2}" fill="${disc}"/>`,
    `  ${initials}`,
    ...(text === undefined ? [] : [`  ${words}`]),
    '</svg>',
    '',
  ].join('\n')
  return { svg, width, height }
}
