/** Runs a task for each item, so many at a time; results are in the items' order. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  atATime: number,
  run: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const work = async () => {
    for (let index = next; index < items.length; index = next) {
      next += 1
      results[index] = await run(items[index] as Item, index)
    }
  }
  await Promise.all(Array.from({ length: atATime }, work))
  return results
}
