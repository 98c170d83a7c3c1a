import type { DemoSignIns, PersonDetails, SecurityAnswer } from '../../schema/generated/gateway-types.ts'
import type { TestGateway } from './test-gateway.ts'

/** Three answers to offered questions. */
export const ANSWERS: readonly SecurityAnswer[] = [
  { questionId: 'first-pet', answer: 'Biscuit' },
  { questionId: 'first-street', answer: 'Alder Street' },
  { questionId: 'first-concert', answer: 'The 3rd Rail' },
]

/** Details of somebody of a brand who can register: the subscriber, or with 1 the spouse. */
export async function newcomer(gateway: TestGateway, place = 0, domain = 1): Promise<PersonDetails> {
  const { newcomers } = await gateway.get<DemoSignIns>('//demo/sign-ins')
  const found = newcomers.filter(({ domainId }) => domainId === domain)[place]
  if (found === undefined) throw new Error('nobody left who can register')
  return { ...found, domainId: String(domain) }
}
