import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LineBuffer } from './line-buffer.ts'

const info = 30
const warn = 40
let written: string[]
let buffer: LineBuffer
beforeEach(() => {
  vi.useFakeTimers()
  written = []
  buffer = new LineBuffer({ write: text => written.push(text) })
})
afterEach(() => {
  process.off('exit', buffer.flush)
  vi.useRealTimers()
})

function write(line: string, level: number) {
  buffer.lastLevel = level
  buffer.write(line)
}

it('writes lines together, a moment later', () => {
  write('a\n', info)
  write('b\n', info)
  expect(written).toEqual([])
  vi.advanceTimersByTime(100)
  expect(written).toEqual(['a\nb\n'])
  vi.advanceTimersByTime(1_000)
  expect(written).toHaveLength(1)
})

it('holds no warning back, and keeps the order', () => {
  write('a\n', info)
  write('b\n', warn)
  expect(written).toEqual(['a\nb\n'])
})

it('holds no more than a little', () => {
  for (let line = 0; line < 200; line += 1) write(`${'x'.repeat(99)}\n`, info)
  expect(written.join('').length).toBeGreaterThan(16_000)
})

it('loses nothing at the end of the process', () => {
  write('a\n', info)
  process.listeners('exit').at(-1)?.(0)
  expect(written).toEqual(['a\n'])
})
