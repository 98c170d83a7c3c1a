import { readdirSync } from 'node:fs'
import { monitorEventLoopDelay, PerformanceObserver, performance } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import type { Histogram, Metric, Point } from './instruments.ts'

/** One value without labels. */
const one = (value: number): Point[] => (Number.isFinite(value) ? [{ labels: [], value }] : [])

type Gauge = Omit<Metric & { kind: 'counter' | 'gauge' }, 'labels' | 'kind'> & Partial<Pick<Metric, 'labels'>>
const gauge = (metric: Gauge): Metric => ({ labels: [], ...metric, kind: 'gauge' })

/**
 * What Node and the machine say of the process: event loop, heap, processor, memory, descriptors. Watching the event loop and
 * the collector costs something, so it begins with the first reader; `stop` ends it.
 */
export function watchRuntime(garbage: Histogram): { metrics: Metric[]; stop(): void } {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let last = performance.eventLoopUtilization()
  const collections = new PerformanceObserver(list => {
    for (const entry of list.getEntries()) garbage.record(entry.duration / 1_000, [kindOf(entry)])
  })
  collections.observe({ entryTypes: ['gc'] })
  const metrics = [
    gauge({
      ...{ name: 'nodejs.eventloop.delay', unit: 's', labels: ['quantile'] },
      says: 'How late the event loop was since the last reading: half and 99 of 100 turns at most so much, and the latest',
      points() {
        const told = [
          { labels: ['0.5'], value: delay.percentile(50) / 1e9 },
          { labels: ['0.99'], value: delay.percentile(99) / 1e9 },
          { labels: ['1'], value: delay.max / 1e9 },
        ]
        delay.reset()
        return told
      },
    }),
    gauge({
      ...{ name: 'nodejs.eventloop.utilization', unit: '1' },
      says: 'The share of time since the last reading in which the event loop was busy',
      points() {
        const now = performance.eventLoopUtilization()
        const { utilization } = performance.eventLoopUtilization(now, last)
        last = now
        return one(utilization)
      },
    }),
    gauge({
      ...{ name: 'v8js.memory.heap.used', unit: 'By', says: 'Heap in use' },
      points: () => one(getHeapStatistics().used_heap_size),
    }),
    gauge({
      ...{ name: 'v8js.memory.heap.limit', unit: 'By', says: 'What the heap may grow to' },
      points: () => one(getHeapStatistics().heap_size_limit),
    }),
    gauge({
      ...{ name: 'process.memory.usage', unit: 'By', says: 'Memory of the process' },
      points: () => one(process.memoryUsage.rss()),
    }),
    {
      ...{ name: 'process.cpu.time', unit: 's', says: 'Processor time since the start', labels: ['cpu.mode'] },
      kind: 'counter',
      points() {
        const { user, system } = process.cpuUsage()
        return [
          { labels: ['user'], value: user / 1e6 },
          { labels: ['system'], value: system / 1e6 },
        ]
      },
    } satisfies Metric,
    gauge({
      ...{ name: 'process.unix.file_descriptor.count', unit: '{file_descriptor}', says: 'Open descriptors, on Linux' },
      points: () => one(descriptors()),
    }),
    gauge({
      ...{ name: 'process.uptime', unit: 's', says: 'Since the start' },
      points: () => one(process.uptime()),
    }),
  ]
  return {
    metrics,
    stop() {
      delay.disable()
      collections.disconnect()
    },
  }
}

function kindOf(entry: PerformanceEntry): string {
  const { detail } = entry as PerformanceEntry & { detail?: { kind?: number } }
  return kinds[detail?.kind ?? 0] ?? 'other'
}

const kinds: Readonly<Record<number, string>> = { 1: 'minor', 2: 'minor', 4: 'major', 8: 'incremental', 16: 'weakcb' }

function descriptors(): number {
  try {
    return readdirSync('/proc/self/fd').length
  } catch {
    return Number.NaN
  }
}
