import { once } from 'node:events'
import { expect, it } from 'vitest'
import { startChild } from './child.ts'

it('outlives a child that hears nothing any more, however often it is asked', async () => {
  const child = startChild(['-e', 'process.disconnect(); setTimeout(() => {}, 60_000)'])
  await once(child.process, 'disconnect')
  // Each is an error of the child's, which ends this process where nobody listens.
  for (const asked of [1, 2, 3]) child.process.send(asked)
  expect(await child.ended).toBe(1)
  await child.stop()
  await once(child.process, 'exit')
})
