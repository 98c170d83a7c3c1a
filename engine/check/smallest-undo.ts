/**
 * The fewest of some things that have to be undone for something to go away, found by halving (QuickXplain): each of them is
 * needed. Those that come first are preferred.
 * @param helps whether it goes away when these are undone; it has to when all are
 */
export function smallestUndo<Thing>(things: readonly Thing[], helps: (undone: readonly Thing[]) => boolean): Thing[] {
  const among = (undone: readonly Thing[], isNew: boolean, rest: readonly Thing[]): readonly Thing[] => {
    if (isNew && helps(undone)) return []
    if (rest.length <= 1) return rest
    const middle = Math.floor(rest.length / 2)
    const [first, second] = [rest.slice(0, middle), rest.slice(middle)]
    const ofSecond = among([...undone, ...first], true, second)
    const ofFirst = among([...undone, ...ofSecond], ofSecond.length > 0, first)
    return [...ofFirst, ...ofSecond]
  }
  // Most often it is the likeliest thing alone: then halving would only ask the same again, several times.
  const likeliest = things.slice(0, 1)
  if (things.length > 1 && helps(likeliest)) return likeliest
  return [...among([], false, things)]
}
