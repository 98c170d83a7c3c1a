import { describe, expect, it } from 'vitest'
import { turnsOf } from './compare-pages.ts'

describe('turnsOf', () => {
  it('has two portals beside each other three times a round, each of them first as often as the other', () => {
    const forth = turnsOf(['portal', 'before'], 0)
    const back = turnsOf(['portal', 'before'], 1)
    const firsts = [...forth, ...back].filter((_, turn) => turn % 2 === 0)
    expect(forth).toEqual(['portal', 'before', 'before', 'portal', 'portal', 'before'])
    expect(firsts.filter(name => name === 'portal')).toHaveLength(3)
    expect(firsts).toHaveLength(6)
  })

  it('visits nothing that was left out', () => {
    expect(new Set(turnsOf(['portal', 'static'], 0))).toEqual(new Set(['portal', 'static']))
  })
})
