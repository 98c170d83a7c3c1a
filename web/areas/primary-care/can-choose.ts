interface Member {
  eligible: boolean
  eligibleDates: readonly string[]
}

/** Whether a member can choose a provider now: eligible, with a day from which the choice could count (PCP-17). */
export const canChoose = ({ eligible, eligibleDates }: Member): boolean => eligible && eligibleDates.length > 0
