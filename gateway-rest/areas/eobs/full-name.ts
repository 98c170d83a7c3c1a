interface Named {
  readonly firstName: string
  readonly middleInitial: string | null
  readonly lastName: string
}

/** A name as it stands on paper: "Maria A. Santos". */
export function fullName({ firstName, middleInitial, lastName }: Named): string {
  return [firstName, middleInitial === null ? '' : `${middleInitial}.`, lastName].filter(part => part !== '').join(' ')
}
