import { fileURLToPath } from 'node:url'
import { createConfig, lint } from '@redocly/openapi-core'
import { expect, it } from 'vitest'

const document = fileURLToPath(new URL('../../schema/gateway.openapi.json', import.meta.url))

it("the contract passes Redocly's recommended rules without an error or a warning", async () => {
  const problems = await lint({ ref: document, config: await createConfig({ extends: ['recommended'] }) })
  const told = problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} at ${location[0]?.pointer ?? 'the root'}`,
  )
  expect(told).toEqual([])
})
