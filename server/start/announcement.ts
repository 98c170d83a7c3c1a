import type { Brand } from '../../schema/generated/manifests.ts'
import type { SignIns } from './sign-ins.ts'

export interface Announced {
  brands: readonly Brand[]
  port: number
  gatewayUrl: string
  developer: boolean
  signIns: SignIns | undefined
}

/** What `npm start` prints once the portal serves: an address for each brand, and sign-ins to try. */
export function announcement({ brands, port, gatewayUrl, developer, signIns }: Announced): string {
  const address = (brand: Brand) => `http://${brand.hosts[0] ?? ''}:${port}`
  const rows = brands.map(brand => [brand.name, address(brand)])
  const [first] = brands
  if (developer && first) rows.push(['GraphiQL', `${address(first)}/graphiql`])
  rows.push(['REST gateway', gatewayUrl])
  return ['', table(rows), '', ...(signIns ? signInLines(brands, signIns) : []), 'Stop with Ctrl-C.', ''].join('\n')
}

/** Sign-ins by kind of member: the user name of each brand differs only in its end, so one line serves all brands. */
function signInLines(brands: readonly Brand[], { password, signIns }: SignIns): string[] {
  const kinds = Map.groupBy(signIns, signIn => signIn.description)
  const rows = [...kinds].map(([description, list]) => [
    brands.map(brand => list.find(signIn => signIn.domainId === brand.domainId)?.username ?? '-').join(' '),
    description,
  ])
  return [`Sign-ins to try, one for each brand above, password ${password}`, '', table(rows), '']
}

function table(rows: readonly string[][]): string {
  const width = Math.max(...rows.map(([left = '']) => left.length))
  return rows.map(([left = '', right = '']) => `  ${left.padEnd(width)}  ${right}`).join('\n')
}
