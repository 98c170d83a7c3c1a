import { describe, expect, it } from 'vitest'
import type { Figures } from '../measure/figures.ts'
import { score } from './score.ts'

const figures = (rate: number, cpu: number, p50: number): Figures => ({ rate, cpu, p50, p99: p50 * 2, rss: rate })

describe('score', () => {
  it('compares within each round, so that a slow moment of the machine changes nothing', () => {
    const rounds = new Map([
      ['bare', [figures(1000, 400, 20), figures(100, 800, 200), figures(1000, 400, 20)]],
      ['portal', [figures(500, 600, 30), figures(50, 1200, 210), figures(600, 600, 30)]],
    ] as const)
    const portal = score(rounds).find(({ name }) => name === 'portal')
    expect(portal).toMatchObject({ rateToBare: 0.5, cpuToBare: 1.5, p50Added: 10, rate: 500, rss: 600 })
  })
})
