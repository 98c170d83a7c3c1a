import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readBenchOptions } from './bench-options.ts'

describe('readBenchOptions', () => {
  it('compares all pages, and the portal of another checkout when one is named', () => {
    expect(readBenchOptions([]).pages).toEqual(['portal', 'static', 'hand-written', 'client-rendered'])
    const { pages, against } = readBenchOptions(['--against', 'other'])
    expect(pages).toEqual(['portal', 'before', 'static', 'hand-written', 'client-rendered'])
    expect(against).toBe(resolve('other'))
  })

  it('compares only what is named, with the portal', () => {
    expect(readBenchOptions(['--against', 'other', '--only', 'before']).pages).toEqual(['portal', 'before'])
    expect(readBenchOptions(['--only', 'before']).pages).toEqual(['portal'])
    expect(readBenchOptions(['--only', 'portal', '--only', 'static']).pages).toEqual(['portal', 'static'])
  })
})
