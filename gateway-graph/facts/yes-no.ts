/** The two values of a fact that is a plain question. */
export function yesNo(value: boolean): 'yes' | 'no' {
  return value ? 'yes' : 'no'
}
