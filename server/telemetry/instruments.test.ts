import { describe, expect, it } from 'vitest'
import { exposition } from './exposition.ts'
import { Counter, Histogram } from './instruments.ts'

const tries = () => new Counter({ name: 'portal.tries', says: 'Tries', unit: '{try}', labels: ['brand', 'why'] })

describe('[OPS-08] instruments', () => {
  it('are written as Prometheus reads them', () => {
    const counter = tries()
    counter.add(['first', 'because "so"'])
    counter.add(['first', 'because "so"'], 2)
    counter.add(['first', ''])
    const histogram = new Histogram({ name: 'portal.wait', says: 'Waits', unit: 's', labels: [] }, [0.1, 1])
    for (const value of [0.05, 0.1, 0.5, 7]) histogram.record(value)
    expect(exposition([counter.metric(), histogram.metric()]).split('\n')).toEqual([
      '# HELP portal_tries_total Tries',
      '# TYPE portal_tries_total counter',
      'portal_tries_total{brand="first",why="because \\"so\\""} 3',
      'portal_tries_total{brand="first"} 1',
      '# HELP portal_wait_seconds Waits',
      '# TYPE portal_wait_seconds histogram',
      'portal_wait_seconds_bucket{le="0.1"} 2',
      'portal_wait_seconds_bucket{le="1"} 3',
      'portal_wait_seconds_bucket{le="+Inf"} 4',
      'portal_wait_seconds_sum 7.65',
      'portal_wait_seconds_count 4',
      '',
    ])
  })

  it('do not grow without end, whatever somebody makes a label', () => {
    const counter = tries()
    for (let id = 0; id < 10_000; id += 1) counter.add(['first', String(id)])
    const metric = counter.metric()
    const points = metric.kind === 'histogram' ? [] : metric.points()
    expect(points.length).toBeLessThanOrEqual(3_001)
    expect(points.at(-1)).toEqual({ labels: ['overflow', 'overflow'], value: 7_000 })
  })
})
