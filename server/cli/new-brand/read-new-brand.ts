import type { CheckedBrand } from '../../../engine/check/check-brand.ts'
import { sharedFolder } from '../../../engine/check/parse-folders.ts'
import type { World } from '../frame/world.ts'
import { WrongUse } from '../frame/wrong-use.ts'
import type { NewBrand } from './brand-files.ts'

/** The options of `portal brand new`. */
interface Flags {
  name?: string
  legalName?: string
  domainId?: string
  host?: readonly string[]
  primary?: string
}

/**
 * The new brand from flags; what they leave out is asked for on the terminal, where there is one.
 * @throws WrongUse for what is missing, malformed or taken
 */
export async function readNewBrand(
  id: string,
  flags: Flags,
  ask: World['ask'],
  brands: readonly CheckedBrand[],
): Promise<NewBrand> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new WrongUse(`"${id}" cannot name a folder: use small letters, digits and single hyphens.`)
  const taken = brands.map(({ manifest }) => manifest.brand)
  if (id === sharedFolder || taken.some(brand => brand.id === id))
    throw new WrongUse(`there is a brand "${id}" already.`)
  const asked = async (question: string, usual?: string): Promise<string | undefined> => {
    const answer = await ask?.(`${question}${usual === undefined ? '' : ` [${usual}]`}: `)
    return answer?.trim() || usual
  }
  const name = flags.name ?? (await asked('Name that members read'))
  if (name === undefined) throw new WrongUse('a new brand needs --name.')
  const number = flags.domainId ?? (await asked('Domain id, as the gateway knows the brand'))
  if (number === undefined) throw new WrongUse('a new brand needs --domain-id.')
  const domainId = Number(number)
  if (!Number.isInteger(domainId) || domainId < 1) throw new WrongUse('--domain-id is a whole number from 1 on.')
  const other = taken.find(brand => brand.domainId === domainId)
  if (other) throw new WrongUse(`the domain id ${domainId} is that of "${other.id}".`)
  const legalName = flags.legalName ?? (await asked('Legal name', name)) ?? name
  const host = `${id}.localhost`
  const hosts = flags.host ?? [(await asked('Host name', host)) ?? host]
  const primary = flags.primary ?? (await asked('Main colour, #rrggbb, or nothing', '')) ?? ''
  if (primary !== '' && !/^#[0-9a-f]{6}$/i.test(primary))
    throw new WrongUse(`"${primary}" is no colour: write #rrggbb.`)
  return { id, domainId, name, legalName, hosts, primary: primary === '' ? undefined : primary.toLowerCase() }
}
