/** The days that are on everybody's list, earliest first. */
export function commonDates(lists: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = lists
  return first.filter(date => others.every(list => list.includes(date))).toSorted()
}
