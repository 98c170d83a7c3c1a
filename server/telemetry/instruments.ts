/** Values of a metric's labels, in the order in which the metric names them; an empty one is left out when told. */
export type LabelValues = readonly string[]

/** One value of a metric as it is now, with its labels. */
export interface Point {
  labels: LabelValues
  value: number
}

/** What a histogram has counted under some labels. */
interface Distribution {
  labels: LabelValues
  /** Values up to each bound, and above the last: not yet added up. */
  counts: readonly number[]
  sum: number
}

/** What a metric is: its name by OpenTelemetry's semantic conventions where they have one, what it says, and its labels. */
export interface Description {
  name: string
  says: string
  /** By UCUM: s, By, 1, or {something} for what is counted. */
  unit: string
  labels: readonly string[]
}

export type Metric =
  | (Description & { kind: 'counter' | 'gauge'; points(): Point[] })
  | (Description & { kind: 'histogram'; bounds: readonly number[]; distributions(): Distribution[] })

/** More series than a metric ever has; beyond it everything is counted together, so that nothing grows (OPS-08). */
const mostSeries = 3_000
const overflow = 'overflow'

/** Values by labels. The key is made of the labels, so that the same ones are found without an object for each time. */
class Series<Value> {
  readonly #byKey = new Map<string, { labels: LabelValues; value: Value }>()
  readonly #make: () => Value

  constructor(make: () => Value) {
    this.#make = make
  }

  of(labels: LabelValues): { labels: LabelValues; value: Value } {
    let key = ''
    for (const label of labels) key += `${label}\n`
    const known = this.#byKey.get(key)
    if (known) return known
    if (this.#byKey.size >= mostSeries && labels[0] !== overflow) return this.of(labels.map(() => overflow))
    const series = { labels, value: this.#make() }
    this.#byKey.set(key, series)
    return series
  }

  all(): { labels: LabelValues; value: Value }[] {
    return [...this.#byKey.values()]
  }
}

/** Counts what happened, or adds up amounts. */
export class Counter {
  readonly kind = 'counter'
  readonly description: Description
  readonly #series = new Series(() => 0)

  constructor(description: Description) {
    this.description = description
  }

  add(labels: LabelValues = [], amount = 1): void {
    this.#series.of(labels).value += amount
  }

  metric(): Metric {
    return { ...this.description, kind: 'counter', points: () => this.#series.all() }
  }
}

/** Tells how values are distributed. */
export class Histogram {
  readonly kind = 'histogram'
  readonly description: Description
  readonly #bounds: readonly number[]
  readonly #series: Series<{ counts: number[]; sum: number }>

  constructor(description: Description, bounds: readonly number[]) {
    this.description = description
    this.#bounds = bounds
    this.#series = new Series(() => ({ counts: Array.from({ length: bounds.length + 1 }, () => 0), sum: 0 }))
  }

  record(value: number, labels: LabelValues = []): void {
    const { value: known } = this.#series.of(labels)
    let at = 0
    while (at < this.#bounds.length && value > (this.#bounds[at] ?? 0)) at += 1
    known.counts[at] = (known.counts[at] ?? 0) + 1
    known.sum += value
  }

  metric(): Metric {
    const distributions = () => this.#series.all().map(({ labels, value }) => ({ labels, ...value }))
    return { ...this.description, kind: 'histogram', bounds: this.#bounds, distributions }
  }
}
