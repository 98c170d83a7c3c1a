import type { Person } from './world.ts'

const day = (before: number) => new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10)

/** What stands in inputs that are no id, by name, or by the door and the name. */
const values: Readonly<Record<string, (person: Person) => unknown>> = {
  path: () => '/home',
  on: () => day(0),
  startDate: () => day(700),
  endDate: () => day(0),
  asOfDate: () => day(0),
  effectiveDate: ({ details }) => details.eligibleDate,
  page: () => 0,
  size: () => 10,
  first: () => 10,
  skip: () => 0,
  patient: ({ ids }) => ids.suffix,
  number: ({ ids }) => ids.claim,
  providers: ({ details }) => details.providerId,
  provider: ({ details }) => details.providerId,
  'Viewer.primaryCareProvider.number': ({ details }) => details.providerId,
  from: ({ details }) => details.eligibleDate,
  radius: () => 25,
  zip: () => '97205',
  domainId: () => '1',
  domain: () => '1',
  firstName: ({ details }) => details.firstName,
  lastName: ({ details }) => details.lastName,
  dateOfBirth: ({ details }) => details.dateOfBirth,
  emailAddress: () => 'robin@sample.example',
  email: () => 'robin@sample.example',
  username: ({ ids }) => `k${ids.memberKey}`,
  password: () => 'Tried-every-door-1',
  newPassword: () => 'Tried-every-door-1',
  answer: () => 'Biscuit',
  questionId: () => 'first-pet',
  id: () => 'primary-care-visit',
  token: () => 'a'.repeat(43),
  providerId: ({ details }) => details.providerId,
  providerIds: ({ details }) => details.providerId,
  userKey: () => 'nobody',
  what: () => 'this',
  acknowledgements: () => 'house-rules',
  text: () => 'house-rules',
}

/** Values that are better than the first of an enumeration. */
const better: Readonly<Record<string, readonly string[]>> = {
  category: ['medical', 'MEDICAL'],
  type: ['MEDICAL'],
  claimType: ['M'],
}

/** A value for an input that is no id of somebody: one of those allowed, or one that goes by its name. */
export function plainValue(name: string, allowed: readonly unknown[] | undefined, person: Person, door = ''): unknown {
  const [first] = allowed ?? []
  const found =
    better[name]?.find(value => allowed?.includes(value)) ??
    first ??
    (values[`${door}.${name}`] ?? values[name])?.(person)
  return found ?? true
}
