import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { top } from './folders.ts'

/** The flags that `npm start` gives Node. Every contender gets them, so that none is faster by a flag. */
export function startFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(resolve(top, 'package.json'), 'utf8')) as { scripts: { start: string } }
  return scripts.start.split(' ').filter(word => word.startsWith('--'))
}
