import type { Brand } from '../../schema/generated/manifests.ts'
import type { DemoStaff } from './demo-staff.ts'
import type { Newcomer, SignIn, SignIns } from './sign-ins.ts'

export interface Announced {
  brands: readonly Brand[]
  port: number
  gatewayUrl: string
  developer: boolean
  signIns: SignIns | undefined
  /** The host of the studio, if there is one. */
  studio?: string | undefined
  /** Made-up people who can sign in there. */
  staff?: readonly Pick<DemoStaff, 'name' | 'about'>[]
}

/** What `npm start` prints once the portal serves: an address for each brand, and sign-ins to try. */
export function announcement({ brands, port, gatewayUrl, developer, signIns, studio, staff = [] }: Announced): string {
  const sorted = brands.toSorted((a, b) => a.domainId - b.domainId)
  const address = (brand: Brand) => brandAddress(brand, port)
  const rows = sorted.map(brand => [brand.name, address(brand)])
  const [first] = sorted
  if (developer && first) rows.push(['GraphiQL', `${address(first)}/graphiql`])
  rows.push(['REST gateway', gatewayUrl])
  if (studio !== undefined) rows.push(['Manifest studio', `http://${studio}:${port}`])
  return [
    ...['', ...table(rows), ''],
    ...(signIns ? signInLines(sorted, signIns) : []),
    ...(staff.length === 0 ? [] : staffLines(staff)),
    ...['Stop with Ctrl-C.', ''],
  ].join('\n')
}

/** Made-up staff, without a password: the studio's log-in page offers them. */
const staffLines = (staff: readonly Pick<DemoStaff, 'name' | 'about'>[]): string[] => [
  ...['Staff to sign in as at the studio, by a click', ''],
  ...table(staff.map(({ name, about }) => [name, about])),
  '',
]

/** Sign-ins by kind of member. Those that differ between brands only by the brand's number share a line. */
function signInLines(brands: readonly Brand[], { password, signIns, newcomers = [] }: SignIns): string[] {
  const served = signIns.filter(({ domainId }) => brands.some(brand => brand.domainId === domainId))
  const rows = [...Map.groupBy(served, stemOf)].map(([stem, list]) => [stem, list[0]?.description ?? ''])
  const numbers = brands.map(({ domainId, name }) => `${domainId} ${name}`).join(', ')
  return [
    'Sign-ins to try',
    '',
    `  Password   ${password}`,
    `  User name  one of these with the number of the brand: ${numbers}`,
    '',
    ...table(rows),
    '',
    ...newcomerLines(brands, newcomers),
  ]
}

/** One person of each brand who can register. */
function newcomerLines(brands: readonly Brand[], newcomers: readonly Newcomer[]): string[] {
  const rows = brands.flatMap(({ domainId, name }) => {
    const person = newcomers.find(newcomer => newcomer.domainId === domainId)
    if (person === undefined) return []
    const { firstName, lastName, subscriberId, dateOfBirth } = person
    return [[name, `${firstName} ${lastName}, subscriber ID ${subscriberId}, born ${dateOfBirth}`]]
  })
  return rows.length === 0 ? [] : ['People who can register', '', ...table(rows), '']
}

function stemOf({ username, domainId }: SignIn): string {
  const ending = String(domainId)
  return username.endsWith(ending) ? username.slice(0, -ending.length) : username
}

function table(rows: readonly string[][]): string[] {
  const width = Math.max(...rows.map(([left = '']) => left.length))
  return rows.map(([left = '', right = '']) => `  ${left.padEnd(width)}  ${right}`)
}

/** Where a brand's portal is on this machine. */
export function brandAddress({ hosts }: Pick<Brand, 'hosts'>, port: number): string {
  return `http://${hosts[0] ?? ''}:${port}`
}
