/** How a phrase that begins with one of these verbs is denied. A test holds the registry to verbs that stand here. */
const denials: { readonly [verb: string]: string } = {
  is: 'is not',
  was: 'was not',
  has: 'does not have',
  may: 'may not',
  uses: 'does not use',
  acts: 'does not act',
  belongs: 'does not belong',
  meets: 'does not meet',
}

/** Whether a phrase denies something already: denying it again would be hard to read. */
export const isNegative = (phrase: string): boolean => /\b(no|not)\b/.test(phrase)

/** "is signed in" as "is not signed in". */
export function negated(phrase: string): string {
  const [verb = '', ...rest] = phrase.split(' ')
  const denial = Object.hasOwn(denials, verb) ? denials[verb] : undefined
  return denial === undefined ? `not ${phrase}` : [denial, ...rest].join(' ')
}
