import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { createLine, interruptionAtom } from './line.ts'

const waitForBoth = (line: ReturnType<typeof createLine>) => Promise.all([line.lost(), line.lost()])

it('[MEMBER-26] tries everything again that waits, not the last alone', async () => {
  const store = createStore()
  const both = waitForBoth(createLine(store))
  const interruption = store.get(interruptionAtom)
  if (interruption?.of === 'page') interruption.tryAgain()
  await both
  expect(store.get(interruptionAtom)).toBeUndefined()
})

it('[MEMBER-26] tries again what waits once something else came through, as nothing offers it any more', async () => {
  const store = createStore()
  const line = createLine(store)
  const both = waitForBoth(line)
  line.back()
  await both
  expect(store.get(interruptionAtom)).toBeUndefined()
})
