import type { QualityAccreditation } from '../../schema/generated/gateway-types.ts'
import type { Accreditation, AccreditationLevel } from '../generated/resolver-types.ts'

const levels: { readonly [elementValue: string]: AccreditationLevel } = {
  accredited: 'ACCREDITED',
  commendable: 'COMMENDABLE',
  interim: 'INTERIM',
}

/** Accreditations by `elementValue`, compared without case (SHELL-04, SHELL-05, OPEN-52); unknown ones are left out (SHELL-06). */
export function toAccreditations({ accreditations }: QualityAccreditation): Accreditation[] {
  return Object.values(accreditations).flatMap(entry => {
    const level = levels[entry?.elementValue.toLowerCase() ?? '']
    return entry && level ? [{ level, url: entry.url, pairedText: entry.pairedText1 }] : []
  })
}
