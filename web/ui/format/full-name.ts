interface PersonName {
  firstName: string
  middleInitial?: string | null
  lastName: string
}

/** "Robin Q. Example": a person's full name, with the middle initial where there is one (EOB-07). */
export const fullName = ({ firstName, middleInitial, lastName }: PersonName): string =>
  [firstName, middleInitial && `${middleInitial}.`, lastName].filter(Boolean).join(' ')
