import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { englishMark } from '../../schema/english-mark.ts'
import type { ClaimsMetadata } from '../../schema/generated/gateway-types.ts'
import { validateClaimsMetadata, validatePcpProvider } from '../../schema/generated/gateway-validators.js'
import { UpstreamError } from '../failures/portal-failure.ts'
import { testBrand } from '../testing/fixture.ts'
import { type GatewayDouble, startDouble } from '../testing/gateway-double.ts'
import { testContext } from '../testing/test-context.ts'

let double: GatewayDouble
beforeEach(async () => {
  double = await startDouble()
})
afterEach(() => double.close())

const metadata: ClaimsMetadata = {
  providers: [{ providerId: 'PR1', providerName: 'Dr. Good' }],
  statuses: [{ claimStatusCode: '02', claimStatusDescription: 'Paid' }],
}
const restIn = (language: string) => testContext(double, { brand: { ...testBrand, language } }).rest

/** What a page in a language gets of an answer that says it is in another, or says nothing. */
function answered(language: string, says?: string): Promise<ClaimsMetadata> {
  double.replies = { 'GET claims/metadata': { json: metadata, ...(says !== undefined && { language: says }) } }
  return restIn(language).get('claims/metadata', {}, validateClaimsMetadata)
}

describe('[LOCALE-06] words of the gateway', () => {
  it('are marked where the gateway says that they are in English and the page is not, and nothing else of the answer', async () => {
    const paid = { claimStatusCode: '02', claimStatusDescription: `${englishMark}Paid` }
    for (const says of ['en', 'en-US']) expect(await answered('es-US', says)).toEqual({ ...metadata, statuses: [paid] })
  })

  it.each([
    ['es-US', undefined],
    ['es-US', 'es'],
    ['es-US', 'es, en'],
    ['en-US', 'en'],
    ['en-US', undefined],
  ])('stay as they came on a page in %s whose answer says %s', async (language, says) => {
    expect(await answered(language, says)).toEqual(metadata)
  })

  it('are marked in lists of words, and not where there are none', async () => {
    const provider = {
      providerId: 'PR1',
      providerName: 'Dr. Good',
      providerGroupName: null,
      title: null,
      distance: null,
    }
    const json = { ...provider, acceptingNewPatients: true, specialty: null, languages: ['Spanish', ''], locations: [] }
    double.replies = { 'GET pcp/provider': { json, language: 'en' } }
    const read = restIn('es-US').get('pcp/provider', {}, validatePcpProvider)
    expect(await read).toEqual({ ...json, languages: [`${englishMark}Spanish`, ''] })
  })

  it('are marked in the sentence of a refusal', async () => {
    const json = { code: 'BAD_REQUEST', message: 'There is no such member.' }
    double.replies = { 'POST pcp/search': { json, status: 400, language: 'en' } }
    const refused = await restIn('es-US')
      .ask('pcp/search', {}, {}, validatePcpProvider)
      .catch((error: unknown) => error)
    expect(refused instanceof UpstreamError && refused.body).toEqual({
      ...json,
      message: `${englishMark}There is no such member.`,
    })
  })
})
