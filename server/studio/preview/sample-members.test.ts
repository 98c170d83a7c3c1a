import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import type { Brand } from '../../../schema/generated/manifests.ts'
import { createSampleMembers } from './sample-members.ts'

it('asks again who the sample members are where their gateway did not answer, and keeps what it did', async () => {
  let asked = 0
  const gateway = createServer((_, response) => {
    asked += 1
    const signIns = [{ username: 'active7', description: 'Active', domainId: 7 }]
    if (asked === 1) response.writeHead(503).end()
    else response.writeHead(200).end(JSON.stringify({ password: 'x', signIns }))
  })
  await new Promise<void>(done => gateway.listen(0, 'localhost', done))
  onTestFinished(() => void gateway.close())
  const { port } = gateway.address() as AddressInfo
  const { personas, cookiesOf } = createSampleMembers()
  const place = { gatewayUrl: `http://localhost:${port}`, brand: { id: 'acme', domainId: 7 } as Brand }
  await expect(personas(place)).rejects.toThrow('did not say')
  expect(await personas(place)).toEqual([{ key: 'active', description: 'Active' }])
  expect(await personas(place)).toHaveLength(1)
  expect(asked).toBe(2)
  // Whoever is signed out needs no gateway.
  expect(await cookiesOf(place, 'active', 'signed-out')).toBe('')
})
