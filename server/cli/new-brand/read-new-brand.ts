import type { CheckedBrand } from '../../../engine/check/check-brand.ts'
import { sharedFolder } from '../../../engine/check/parse-folders.ts'
import type { NewBrand } from '../../../engine/new-brand/brand-files.ts'
import { domainMistake, type EntryMistake, idMistake } from '../../../engine/new-brand/new-brand-mistakes.ts'
import type { World } from '../frame/world.ts'
import { WrongUse } from '../frame/wrong-use.ts'

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
  const taken = brands.map(({ manifest }) => manifest.brand)
  refuse(idMistake(id, [sharedFolder, ...taken.map(brand => brand.id)]))
  const asked = async (question: string, usual?: string): Promise<string | undefined> => {
    const answer = await ask?.(`${question}${usual === undefined ? '' : ` [${usual}]`}: `)
    return answer?.trim() || usual
  }
  const name = flags.name ?? (await asked('Name that members read'))
  if (name === undefined) throw new WrongUse('a new brand needs --name.')
  const number = flags.domainId ?? (await asked('Domain id, as the gateway knows the brand'))
  if (number === undefined) throw new WrongUse('a new brand needs --domain-id.')
  const domainId = Number(number)
  refuse(domainMistake(number, taken.find(brand => brand.domainId === domainId)?.id))
  const legalName = flags.legalName ?? (await asked('Legal name', name)) ?? name
  const host = `${id}.localhost`
  const hosts = flags.host ?? [(await asked('Host name', host)) ?? host]
  const primary = flags.primary ?? (await asked('Main colour, #rrggbb, or nothing', '')) ?? ''
  if (primary !== '' && !/^#[0-9a-f]{6}$/i.test(primary))
    throw new WrongUse(`"${primary}" is no colour: write #rrggbb.`)
  return { id, domainId, name, legalName, hosts, primary: primary === '' ? undefined : primary.toLowerCase() }
}

/** @throws WrongUse with a mistake in the words of the check */
function refuse(mistake: EntryMistake | undefined): void {
  if (mistake) throw new WrongUse(`found ${mistake.found}; expected ${mistake.expected}.`)
}
