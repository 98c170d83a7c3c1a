import { join } from 'node:path'
import { expect, it } from 'vitest'
import { keepGateway } from '../../../gateway-rest/testing/keep-gateway.ts'
import { saidByPortal } from '../testing/said-by-portal.ts'

it("[OPS-19] rotates the keys of a running gateway's data, and says so when there is none", async () => {
  const { folder, dataFile } = await keepGateway()
  const { code, out } = await saidByPortal(['keys', 'rotate', '--json'], { env: { GATEWAY_DATA: dataFile } })
  expect({ code, ...JSON.parse(out) }).toEqual({ code: 0, file: dataFile, verifying: 1 })
  const nothing = await saidByPortal(['keys', 'rotate'], { env: { GATEWAY_DATA: join(folder, 'other.sqlite') } })
  expect(nothing.code).toBe(2)
  expect(nothing.err).toContain('there is no data file')
})
