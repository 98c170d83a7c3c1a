import type { FactValues } from '../../schema/generated/facts.ts'

/** Under 18 or adult; the 18th birthday counts as adult (OPEN-37). Both dates are yyyy-mm-dd. */
export function ageBand(dateOfBirth: string, today: string): FactValues['ageBand'] {
  const eighteenth = `${Number(dateOfBirth.slice(0, 4)) + 18}${dateOfBirth.slice(4)}`
  return today < eighteenth ? 'minor' : 'adult'
}
