import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const journeys = resolve(import.meta.dirname, '../browser')

/** A page that shows somebody notices that their cookies went, and leads to the log-out's page in the middle of what comes next. */
it("a journey takes a browser's cookies away by forgetWho alone, which leaves the page first", () => {
  const clearing = readdirSync(journeys, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .filter(file => readFileSync(resolve(journeys, file), 'utf8').includes('clearCookies('))
  // The other one waits for what the page does when it notices.
  expect(clearing.toSorted()).toEqual(['registration.spec.ts', 'support/portal.ts'])
})
