import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const top = resolve(import.meta.dirname, '../..')
const modules = (room: string) =>
  readdirSync(resolve(top, room), { recursive: true, encoding: 'utf8' })
    .filter(file => /(?<!\.test)\.tsx?$/.test(file))
    .map(file => `${room}/${file}`)

/** An accessor of an object literal within a function: those of classes stand two spaces in. */
const hasLiteralAccessor = (file: string) => /^ {4,}[gs]et \w+\(/m.test(readFileSync(resolve(top, file), 'utf8'))

/**
 * V8 gives each object literal with an accessor a hidden class of its own, which lies where only a full collection looks and holds the
 * accessor with all that it encloses. In an object that is made for each request this cost a third of Home's processor time and 150 MB.
 */
it('no object that is made for a request has a getter: a class or a function says the same for less', () => {
  const madeOnce = ['gateway-graph/execution/runnable.ts', 'server/cli/commands/impact.ts']
  expect(['gateway-content', 'gateway-graph', 'server', 'web'].flatMap(modules).filter(hasLiteralAccessor)).toEqual(
    madeOnce,
  )
})
