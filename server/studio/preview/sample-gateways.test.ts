import { expect, it } from 'vitest'
import { createSampleGateways } from './sample-gateways.ts'

it('begins no process of sample members any more once they are closed', async () => {
  const samples = createSampleGateways()
  await samples.close()
  const late = samples.of(1, undefined)
  await expect(late).rejects.toThrow('No sample members are kept any more')
  await samples.close()
})
