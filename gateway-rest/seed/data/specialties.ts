/** What a kind of primary care treats: ages in whole years, both included. */
export interface PrimaryCareKind {
  readonly specialty: string
  readonly youngestAge: number
  readonly oldestAge: number
}

/** Everybody. */
export const ALL_AGES = { youngestAge: 0, oldestAge: 150 } as const

const ADULT_AGE = 18

/** The kinds of primary care by the name that the lists of providers call them. */
export const primaryCareKinds = {
  family: { specialty: 'Family medicine', ...ALL_AGES },
  internal: { specialty: 'Internal medicine', youngestAge: ADULT_AGE, oldestAge: ALL_AGES.oldestAge },
  children: { specialty: 'Pediatrics', youngestAge: ALL_AGES.youngestAge, oldestAge: ADULT_AGE - 1 },
} as const satisfies Record<string, PrimaryCareKind>
