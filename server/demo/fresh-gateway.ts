import type { Pool } from 'undici'
import { createPool } from '../../gateway-graph/upstream/create-pool.ts'
import type { Brand } from '../../schema/generated/manifests.ts'
import { startGatewayProcess } from '../start/gateway-process.ts'
import { readSignIns, type SignIn } from '../start/sign-ins.ts'

/** A private reference gateway, with the people who can sign in to it. */
export interface FreshGateway {
  url: string
  pool: Pool
  password: string
  signIns: readonly SignIn[]
  stop(): Promise<void>
}

const connections = 64

/** Starts the reference gateway in memory, with its named people only. */
export async function freshGateway(brands: readonly Brand[]): Promise<FreshGateway> {
  const inMemory = { data: ':memory:', fresh: false, families: 0, portals: '' }
  let stop = async () => {}
  const gateway = await startGatewayProcess(
    { ...inMemory, domainIds: brands.map(({ domainId }) => domainId) },
    child => {
      stop = child.stop
    },
  )
  const known = await readSignIns(gateway.url)
  const pool = createPool(gateway.url, connections)
  return {
    url: gateway.url,
    pool,
    password: known?.password ?? '',
    signIns: known?.signIns ?? [],
    async stop() {
      await pool.close()
      await stop()
    },
  }
}
