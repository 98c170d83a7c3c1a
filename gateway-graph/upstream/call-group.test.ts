import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallGroup } from './call-group.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

describe('CallGroup', () => {
  it('ends all calls together when the time of the request is over, and lets none begin after it', () => {
    const group = new CallGroup(1_000)
    const ended: string[] = []
    group.enter({ end: ({ name }) => ended.push(`first ${name}`) })
    vi.advanceTimersByTime(600)
    group.enter({ end: ({ name }) => ended.push(`second ${name}`) })
    expect(group.ended).toBeUndefined()
    vi.advanceTimersByTime(401)
    expect(ended).toEqual(['first TimeoutError', 'second TimeoutError'])
    expect(group.ended?.name).toBe('TimeoutError')
  })

  it('counts the time between calls too, though no timer runs then', () => {
    const group = new CallGroup(1_000)
    const call = { end: () => {} }
    group.enter(call)
    group.leave(call)
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(1_001)
    expect(group.ended?.name).toBe('TimeoutError')
  })

  it('ends them when the client hangs up, also before the first', () => {
    let leave = () => {}
    const group = new CallGroup(1_000, listener => {
      leave = listener
    })
    const ended: string[] = []
    group.enter({ end: ({ name }) => ended.push(name) })
    leave()
    expect(ended).toEqual(['AbortError'])
    expect(new CallGroup(1_000, listener => listener()).ended?.name).toBe('AbortError')
    expect(vi.getTimerCount()).toBe(0)
  })
})
