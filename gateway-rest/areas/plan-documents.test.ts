import { describe, expect, it } from 'vitest'
import type { MedicareMaterial } from '../../schema/generated/gateway-types.ts'
import { useGateway } from '../testing/use-gateway.ts'

describe('GET medicare-materials', () => {
  const gateway = useGateway()

  it('[CALL-49] [MATERIAL-01] lists documents of the plan year with an address each', async () => {
    const materials = await gateway().get<MedicareMaterial[]>(
      'medicare-materials',
      await gateway().signIn('medicare', '2'),
    )
    expect(materials.length).toBeGreaterThan(3)
    expect(new Set(materials.map(({ url }) => url)).size).toBe(materials.length)
    for (const { title, planYear, url } of materials) {
      expect(planYear).toBe(2026)
      expect(title).toMatch(/\w 2026$/)
      expect(new URL(url).protocol).toBe('https:')
    }
  })

  it('[CALL-49] [MATERIAL-02] refuses a member whose plan has none with 403', async () => {
    const refused = await gateway().call('medicare-materials', { token: await gateway().signIn('active', '2') })
    expect(refused.status).toBe(403)
  })
})
