/** What the page notes about itself while it loads; milliseconds since it began to be asked for. */
export interface Notes {
  firstPaint: number
  /** When the member's data was painted; 0 when it was not. */
  inSight: number
  /** Sum of what every long task took beyond 50 ms, from the first paint on. */
  blocking: number
  shift: number
}

/** Runs in the page: reads what the browser has noted. */
export function note(): Promise<Notes> {
  const types = ['paint', 'element', 'longtask', 'layout-shift']
  return new Promise(done => {
    const entries: PerformanceEntry[] = []
    for (const type of types)
      new PerformanceObserver(list => entries.push(...list.getEntries())).observe({ type, buffered: true })
    setTimeout(() => {
      const of = (type: string) => entries.filter(entry => entry.entryType === type)
      const number = (entry: PerformanceEntry, name: string) => Number(Reflect.get(entry, name) ?? 0)
      const firstPaint = of('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0
      const data = of('element').filter(entry => Reflect.get(entry, 'identifier') === 'member-data')
      done({
        firstPaint,
        inSight: Math.max(0, ...data.map(entry => number(entry, 'renderTime') || number(entry, 'loadTime'))),
        blocking: of('longtask')
          .filter(({ startTime }) => startTime >= firstPaint)
          .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
        shift: of('layout-shift').reduce((sum, entry) => sum + number(entry, 'value'), 0),
      })
    }, 200)
  })
}
