import type { Theme } from '../../schema/generated/manifests.ts'

type Typeface = Theme['typefaces'][number]

const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** Prefix of the custom property for each part of a theme: colors.primarySoft becomes --color-primary-soft. */
const prefixes = { colors: 'color', fonts: 'font', radius: 'radius' } as const

/** The size of text that browsers begin with, in pixels: sizes are in its multiples, so that the reader's own choice counts. */
const browserText = 16

/** The brand's typefaces, and its theme as CSS custom properties of the root element. */
export function themeCss(theme: Theme): string {
  const named = Object.entries(prefixes).flatMap(([part, prefix]) =>
    Object.entries(theme[part as keyof typeof prefixes]).map(([name, value]) => [`--${prefix}-${kebab(name)}`, value]),
  )
  const shapes = Object.entries(theme.style).map(([name, value]) => [`--${kebab(name)}`, String(value)])
  const sizes = [['--text-base', `${theme.type.base / browserText}rem`]]
  const lines = [...named, ...sizes, ...shapes].map(([name, value]) => `  ${name}: ${cssValue(value ?? '')};`)
  return `${theme.typefaces.map(faces).join('')}:root {\n${lines.join('\n')}\n}\n`
}

/**
 * A typeface and what stands in for it. A page shows what is there when it is first drawn and keeps to that (`optional`), so
 * that no line breaks anew under the reader; the stand-in is as wide and as high (MEMBER-51).
 */
function faces({ family, src, weight, standIns }: Typeface): string {
  const own = [
    `font-family: "${family}"`,
    `src: url("${src}") format("woff2")`,
    `font-weight: ${weight}`,
    'font-display: optional',
  ]
  const others = standIns.map(({ local, weight: of, size, ascent, descent }) => [
    `font-family: "${family} stand-in"`,
    `src: ${local.map(name => `local("${name}")`).join(', ')}`,
    `font-weight: ${of}`,
    `size-adjust: ${size}%`,
    `ascent-override: ${ascent}%`,
    `descent-override: ${descent}%`,
    'line-gap-override: 0%',
  ])
  return [own, ...others].map(lines => `@font-face {\n${lines.map(face).join('')}}\n`).join('')
}

const face = (line: string) => `  ${cssValue(line)};\n`

/** Values come from manifests, so nothing in them may end the declaration or the sheet. */
function cssValue(value: string): string {
  return value.replace(/[;{}<>\\]/g, '')
}
