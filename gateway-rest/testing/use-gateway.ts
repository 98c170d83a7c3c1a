import { afterAll, beforeAll } from 'vitest'
import { startTestGateway, type TestGateway } from './test-gateway.ts'

/** One gateway for all tests of a file; call the returned function inside a test. */
export function useGateway(): () => TestGateway {
  let gateway: TestGateway | undefined
  beforeAll(async () => {
    gateway = await startTestGateway()
  })
  afterAll(() => gateway?.close())
  return () => {
    if (gateway === undefined) throw new Error('The gateway runs only during tests')
    return gateway
  }
}
