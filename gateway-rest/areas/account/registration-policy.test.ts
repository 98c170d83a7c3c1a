import { describe, expect, it } from 'vitest'
import type { ErrorBody, RegistrationPolicy } from '../../../schema/generated/gateway-types.ts'
import { useGateway } from '../../testing/use-gateway.ts'

describe('account/registration/policies', () => {
  const gateway = useGateway()
  const path = 'account/registration/policies'
  const sign = async (persona: string, body: object) =>
    gateway().call<RegistrationPolicy & ErrorBody>(path, {
      method: 'PUT',
      token: await gateway().signIn(persona),
      body,
    })
  const policy = async (persona: string) => gateway().get<RegistrationPolicy>(path, await gateway().signIn(persona))

  it('[CALL-17] [ENT-17] tells what was signed and consented to', async () => {
    expect(await policy('active')).toEqual({ isCommunicationPolicySigned: true, isEeobPreferenceConsented: true })
    expect(await policy('dependent')).toEqual({ isCommunicationPolicySigned: true, isEeobPreferenceConsented: null })
    expect(await policy('unsigneddep')).toEqual({ isCommunicationPolicySigned: false, isEeobPreferenceConsented: null })
  })

  it('[CALL-18] stores the choices of a subscriber', async () => {
    const choice = { isCommunicationPolicySigned: true, isEeobPreferenceConsented: false }
    expect((await policy('unsigned')).isCommunicationPolicySigned).toBe(false)
    expect((await sign('unsigned', choice)).json()).toEqual(choice)
    expect(await policy('unsigned')).toEqual(choice)
    expect((await policy('unsigneddep')).isCommunicationPolicySigned).toBe(false)
  })

  it('[CALL-18] takes no consent to electronic EOBs from a dependent', async () => {
    const refused = await sign('dependent', { isCommunicationPolicySigned: true, isEeobPreferenceConsented: true })
    expect([refused.status, refused.json().field]).toEqual([400, 'isEeobPreferenceConsented'])
    expect(
      (await sign('dependent', { isCommunicationPolicySigned: true, isEeobPreferenceConsented: null })).status,
    ).toBe(200)
  })
})
