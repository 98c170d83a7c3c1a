import { expect, it } from 'vitest'
import { saidByPortal } from '../testing/said-by-portal.ts'

const env = { PORT: '9000', PORTAL_STAFF_PASSWORD: 's3cret', GATEWAY_URL: 'https://ann:s3cret@gateway.example' }

it('[OPS-03] prints each setting with where it came from, and no secret', async () => {
  const { code, out } = await saidByPortal(['settings'], { env })
  expect(code).toBe(0)
  expect(out).toMatch(/^PORT {2}9000$/m)
  expect(out).toMatch(/^HOST {2}localhost \(the default\)$/m)
  expect(out).toMatch(/^MANIFESTS {2}not set$/m)
  expect(out).toMatch(/^PORTAL_STAFF_PASSWORD {2}\(hidden\)$/m)
  const { out: json } = await saidByPortal(['settings', '--json'], { env })
  expect(JSON.parse(json)).toContainEqual({
    ...{ name: 'PORT', value: '9000', from: 'environment' },
    purpose: expect.stringContaining('port to listen on'),
  })
  expect(out + json).not.toContain('s3cret')
})

it('[OPS-03] says what is wrong and what production lacks, and ends with 1', async () => {
  const { code, out } = await saidByPortal(['settings', '--production'], { env: { PORT: 'http' } })
  expect(code).toBe(1)
  expect(out).toContain('PORT is "http"; expected a port number')
  expect(out).toContain('GATEWAY_URL is missing; expected an address')
  expect((await saidByPortal(['settings'], { env: {} })).code).toBe(0)
})

it('[OPS-03] a command with wrong settings does nothing and says what is wrong', async () => {
  const { code, err } = await saidByPortal(['sessions', 'end', '--member', '1'], { env: { SESSION_HOURS: 'long' } })
  expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('SESSION_HOURS is "long"') })
})
