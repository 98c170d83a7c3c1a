import type { CheckedBrand } from '../../../engine/check/check-brand.ts'
import type { Given } from '../frame/command.ts'
import { WrongUse } from '../frame/wrong-use.ts'
import type { NewBrand } from './brand-files.ts'

/**
 * What a new brand is to be: from flags, and what they leave out from questions, where somebody can answer.
 * @throws WrongUse for what is missing, malformed or taken
 */
export async function readNewBrand(
  { words, options, world }: Given,
  brands: readonly CheckedBrand[],
): Promise<NewBrand> {
  const id = words.NAME?.[0] ?? ''
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new WrongUse(`"${id}" cannot name a folder: use small letters, digits and single hyphens.`)
  const taken = brands.map(({ manifest }) => manifest.brand)
  if (id === 'base' || taken.some(brand => brand.id === id)) throw new WrongUse(`there is a brand "${id}" already.`)
  const given = async (option: string, question: string, usual?: string): Promise<string> => {
    const flag = options[option]?.[0]
    if (flag !== undefined) return flag
    const answer = await world.ask?.(`${question}${usual === undefined ? '' : ` [${usual}]`}: `)
    const value = answer?.trim() || usual
    if (value === undefined) throw new WrongUse(`a new brand needs --${option}.`)
    return value
  }
  const name = await given('name', 'Name that members read')
  const domainId = Number(await given('domain-id', 'Domain id, as the gateway knows the brand'))
  if (!Number.isInteger(domainId) || domainId < 1) throw new WrongUse('--domain-id is a whole number from 1 on.')
  const other = taken.find(brand => brand.domainId === domainId)
  if (other) throw new WrongUse(`the domain id ${domainId} is that of "${other.id}".`)
  const legalName = await given('legal-name', 'Legal name', name)
  const hosts = options.host ?? [await given('host', 'Host name', `${id}.localhost`)]
  const primary = await given('primary', 'Main colour, #rrggbb, or nothing', '')
  if (primary !== '' && !/^#[0-9a-f]{6}$/i.test(primary))
    throw new WrongUse(`"${primary}" is no colour: write #rrggbb.`)
  return { id, domainId, name, legalName, hosts, primary: primary === '' ? undefined : primary.toLowerCase() }
}
