import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { createThread } from './ask-thread.ts'
import type { ThreadAsked } from './preview-worker.ts'

/** A thread that says what a test has it say. */
class FakeWorker extends EventEmitter {
  readonly asked: ThreadAsked[] = []
  isEnded = false
  ref() {}
  unref() {}
  postMessage(asked: ThreadAsked) {
    this.asked.push(asked)
  }
  async terminate() {
    this.isEnded = true
    this.emit('exit', 1)
    return 1
  }
}

function threadOf() {
  const begun: FakeWorker[] = []
  const begin = () => {
    const worker = new FakeWorker()
    begun.push(worker)
    return worker
  }
  return { begun, thread: createThread(begin) }
}

const about = { brand: 'acme', files: [], assets: new Set<string>() }

it('answers what is asked between the failure of a thread and its end by another one, which ends with it', async () => {
  const { begun, thread } = threadOf()
  const lost = thread.ask('places', about)
  begun[0]?.emit('error', new Error('No memory is left'))
  await expect(lost).rejects.toThrow('No memory')
  const asked = thread.ask('places', about)
  begun[0]?.emit('exit', 1)
  begun[1]?.emit('message', { id: begun[1].asked[0]?.id, told: [] })
  expect(await asked).toEqual([])
  await thread.close()
  expect(begun.map(({ isEnded }) => isEnded)).toEqual([false, true])
})

it('begins no thread any more once it is closed', async () => {
  const { begun, thread } = threadOf()
  const lost = thread.ask('places', about)
  await thread.close()
  await expect(lost).rejects.toThrow()
  await expect(thread.ask('places', about)).rejects.toThrow()
  expect(begun).toHaveLength(1)
})
