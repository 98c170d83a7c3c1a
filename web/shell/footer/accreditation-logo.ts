import type { ShellView } from '../../../engine/view.ts'
import type { AccreditationLevel } from '../../generated/shell.ts'

type Logos = ShellView['footer']['accreditationLogos']
const logoOf: { readonly [Level in AccreditationLevel]: keyof Logos } = {
  ACCREDITED: 'accredited',
  COMMENDABLE: 'commendable',
  INTERIM: 'interim',
}

/** The brand's logo of an accreditation (SHELL-05); none for a level that this portal does not know yet (SHELL-06). */
export const accreditationLogo = (level: string, logos: Logos): Logos[keyof Logos] | undefined =>
  Object.hasOwn(logoOf, level) ? logos[logoOf[level as AccreditationLevel]] : undefined
