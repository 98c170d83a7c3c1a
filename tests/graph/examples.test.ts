import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RealGateway, startRealGateway } from './support/real-gateway.ts'

const folder = new URL('../../gateway-graph/examples/', import.meta.url)
const files = readdirSync(folder).filter(name => name.endsWith('.graphql'))

let gateway: RealGateway
beforeAll(async () => {
  gateway = await startRealGateway()
})
afterAll(() => gateway.close())

describe('examples for GraphiQL on the reference gateway', () => {
  it.each(files)('%s runs without an error for a developer who has only signed in', async file => {
    const person = await gateway.signedIn('active')
    const { data, errors } = await person.ask(readFileSync(new URL(file, folder), 'utf8'))
    expect(errors).toEqual([])
    expect(data).not.toBeNull()
  })
})
