import type { Finding } from '../../../engine/analyse/finding.ts'
import type { Diagnostic } from '../../../engine/check/diagnostic.ts'

/** A mistake in words, for a program that shows its place itself. */
export const mistakeMessage = ({ found, expected, hint, brands }: Diagnostic): string =>
  [`found ${found}${inBrands(brands)}`, `expected ${expected}`, ...(hint === undefined ? [] : [`try ${hint}`])].join(
    '\n',
  )

/** The same for what is most likely not meant. */
export const findingMessage = ({ says, somebody, todo, brands }: Finding): string =>
  [`${says}${inBrands(brands)}`, ...(somebody === undefined ? [] : [`for example ${somebody}`]), `to do: ${todo}`].join(
    '\n',
  )

const inBrands = (brands: readonly string[] | undefined) => (brands ? ` (${brands.join(', ')})` : '')
