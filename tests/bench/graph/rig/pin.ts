import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

let works: boolean | undefined

/**
 * Binds a process to one processor: contenders to the first, the load and the upstream to the second, so that nobody takes
 * from whom it measures. Tells whether that was possible; without it figures are noisier, not wrong.
 */
export function pin(pid: number, processor: 0 | 1): boolean {
  if (works === false || availableParallelism() < 2) return false
  try {
    execFileSync('taskset', ['-a', '-c', '-p', String(processor), String(pid)], { stdio: 'ignore' })
    works = true
  } catch {
    works = false
  }
  return works
}
