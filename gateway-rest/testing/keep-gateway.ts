import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startTestGateway, type TestGateway } from './test-gateway.ts'

interface KeptGateway {
  gateway: TestGateway
  /** A folder of its own, which goes with it. */
  folder: string
  dataFile: string
}

/** A gateway over a data file, for one test; both are gone when the test is over. */
export async function keepGateway(): Promise<KeptGateway> {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'))
  const dataFile = join(folder, 'gateway.sqlite')
  const gateway = await startTestGateway({ dataFile })
  onTestFinished(async () => {
    await gateway.close()
    await rm(folder, { recursive: true })
  })
  return { gateway, folder, dataFile }
}
