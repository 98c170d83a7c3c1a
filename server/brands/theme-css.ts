import type { Theme } from '../../schema/generated/manifests.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** Prefix of the custom property for each part of a theme: colors.primarySoft becomes --color-primary-soft. */
const prefixes = { colors: 'color', fonts: 'font', radius: 'radius' } as const

/** The brand's theme as CSS custom properties of the root element. */
export function themeCss(theme: Theme): string {
  const named = Object.entries(prefixes).flatMap(([part, prefix]) =>
    Object.entries(theme[part as keyof typeof prefixes]).map(([name, value]) => [`--${prefix}-${kebab(name)}`, value]),
  )
  const shapes = Object.entries(theme.style).map(([name, value]) => [`--${kebab(name)}`, String(value)])
  const lines = [...named, ...shapes].map(([name, value]) => `  ${name}: ${cssValue(value ?? '')};`)
  return `:root {\n${lines.join('\n')}\n}\n`
}

/** Values come from manifests, so nothing in them may end the declaration or the sheet. */
function cssValue(value: string): string {
  return value.replace(/[;{}<>\\]/g, '')
}
