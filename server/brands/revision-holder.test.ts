import { expect, it } from 'vitest'
import { createRevisionHolder } from './revision-holder.ts'

it('keeps serving the last good revision when a bad one is loaded', async () => {
  const loads: (() => Promise<string>)[] = [
    async () => 'second',
    async () => {
      throw new Error('bad manifest')
    },
  ]
  const holder = createRevisionHolder('first', () => (loads.shift() ?? (async () => 'none'))())
  expect(holder.current()).toBe('first')
  expect(await holder.reload()).toEqual({ ok: true })
  expect(holder.current()).toBe('second')
  expect(await holder.reload()).toEqual({ ok: false, error: new Error('bad manifest') })
  expect(holder.current()).toBe('second')
})

it('lets the newest load win when an older one is slow', async () => {
  const loads = [new Promise<string>(done => setTimeout(done, 20, 'slow')), Promise.resolve('new')]
  const holder = createRevisionHolder('first', () => loads.shift() ?? Promise.resolve('none'))
  await Promise.all([holder.reload(), holder.reload()])
  expect(holder.current()).toBe('new')
})
