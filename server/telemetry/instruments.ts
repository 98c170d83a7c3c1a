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

interface Series<Value> {
  labels: LabelValues
  value: Value
}

/** The series whose first labels are the same, by the next one. */
interface Branch<Value> {
  readonly next: Map<string, Branch<Value>>
  series?: Series<Value>
}

/** Values by labels. They are found label by label: a key made of all of them would have to be read anew each time. */
class AllSeries<Value> {
  readonly #root: Branch<Value> = { next: new Map() }
  readonly #all: Series<Value>[] = []
  readonly #make: () => Value

  constructor(make: () => Value) {
    this.#make = make
  }

  of(labels: LabelValues): Series<Value> {
    let branch: Branch<Value> | undefined = this.#root
    for (const label of labels) branch = branch?.next.get(label)
    return branch?.series ?? this.#begin(labels)
  }

  #begin(labels: LabelValues): Series<Value> {
    if (this.#all.length >= mostSeries && labels[0] !== overflow) return this.of(labels.map(() => overflow))
    let branch = this.#root
    for (const label of labels) {
      const next: Branch<Value> = branch.next.get(label) ?? { next: new Map() }
      branch.next.set(label, next)
      branch = next
    }
    const series = { labels, value: this.#make() }
    branch.series = series
    this.#all.push(series)
    return series
  }

  all(): readonly Series<Value>[] {
    return this.#all
  }
}

/** Counts what happened, or adds up amounts. */
export class Counter {
  readonly kind = 'counter'
  readonly description: Description
  readonly #series = new AllSeries(() => 0)

  constructor(description: Description) {
    this.description = description
  }

  add(labels: LabelValues = [], amount = 1): void {
    this.#series.of(labels).value += amount
  }

  metric(): Metric {
    return { ...this.description, kind: 'counter', points: () => [...this.#series.all()] }
  }
}

/** Tells how values are distributed. */
export class Histogram {
  readonly kind = 'histogram'
  readonly description: Description
  readonly #bounds: readonly number[]
  readonly #series: AllSeries<{ counts: number[]; sum: number }>

  constructor(description: Description, bounds: readonly number[]) {
    this.description = description
    this.#bounds = bounds
    this.#series = new AllSeries(() => ({ counts: Array.from({ length: bounds.length + 1 }, () => 0), sum: 0 }))
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
