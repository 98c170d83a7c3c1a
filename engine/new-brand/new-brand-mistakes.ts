import type { Theme } from '../../schema/generated/manifests.ts'
import { unreadableColors } from '../check/rules/readable-colors.ts'
import { taken } from '../check/taken.ts'
import type { Mistake } from '../overlay/mistake.ts'
import { followed, schemaOf } from '../schema/manifest-schema.ts'
import { darker, paletteOf } from './palette-of.ts'

/** What somebody types for a new brand. */
export interface NewBrandEntry {
  /** Name that members read. */
  readonly name: string
  /** Name of its folder. */
  readonly id: string
  readonly domainId: string
  readonly host: string
  /** Main colour; base's when it is empty. */
  readonly primary: string
}

/** What there is already. */
export interface NewBrandGround {
  readonly brands: readonly { readonly id: string; readonly domainId: number; readonly hosts: readonly string[] }[]
  /** Names of folders. */
  readonly folders: readonly string[]
  /** Base's. */
  readonly colors: Theme['colors']
}

/** A mistake of one field, and what could stand there instead. */
export type EntryMistake = Pick<Mistake, 'found' | 'expected' | 'hint'> & { readonly right?: string }

/** What is wrong with a new brand, field by field, in the words of the check (SCOPE-08, STUDIO-15). */
export function newBrandMistakes(
  { name, id, domainId, host, primary }: NewBrandEntry,
  { brands, folders, colors }: NewBrandGround,
): Map<keyof NewBrandEntry, EntryMistake> {
  const mistakes: readonly (readonly [keyof NewBrandEntry, EntryMistake | undefined])[] = [
    ['name', name.trim() === '' ? { found: 'no name', expected: 'the name that members read' } : undefined],
    ['id', idMistake(id, folders)],
    ['domainId', domainMistake(domainId, brands.find(brand => brand.domainId === Number(domainId))?.id)],
    ['host', hostMistake(host, brands.find(({ hosts }) => hosts.includes(host))?.id)],
    ['primary', colorMistake(primary, colors)],
  ]
  return new Map(mistakes.flatMap(([field, mistake]) => (mistake ? [[field, mistake]] : [])))
}

const quoted = (text: string, nothing: string) => (text === '' ? nothing : JSON.stringify(text))

/** What keeps a text from naming the folder of a new brand. */
export function idMistake(id: string, folders: readonly string[]): EntryMistake | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    return { found: quoted(id, 'no folder'), expected: 'a folder of small letters, digits and single hyphens' }
  if (folders.includes(id))
    return { found: `the folder ${id}, which is there already`, expected: 'a folder of its own' }
  return undefined
}

/** What keeps a text from being the number by which the gateway knows a new brand; the owner is the brand that has it. */
export function domainMistake(domainId: string, owner: string | undefined): EntryMistake | undefined {
  if (!/^[1-9]\d{0,8}$/.test(domainId))
    return { found: quoted(domainId, 'no domain id'), expected: 'a whole number from 1 on' }
  return owner === undefined ? undefined : taken('domain id', domainId, owner)
}

function hostMistake(host: string, owner: string | undefined): EntryMistake | undefined {
  const { pattern = '', patternErrorMessage = '' } = followed(followed(brandPart('hosts')).items ?? {})
  if (!new RegExp(pattern).test(host)) return { found: quoted(host, 'no host'), expected: patternErrorMessage }
  return owner === undefined ? undefined : taken('host', host, owner)
}

const brandPart = (field: string) => schemaOf('Brand').properties?.[field] ?? {}

function colorMistake(primary: string, colors: Theme['colors']): EntryMistake | undefined {
  if (primary === '') return undefined
  if (!/^#[0-9a-f]{6}$/i.test(primary)) return { found: JSON.stringify(primary), expected: 'a colour as #rrggbb' }
  const wrongIn = (shade: string) => unreadableColors({ ...colors, ...paletteOf(shade) })
  const [wrong] = wrongIn(primary)
  if (!wrong) return undefined
  const { found, expected } = wrong.mistake
  const right = darker(primary).find(shade => wrongIn(shade).length === 0)
  return { found, expected, ...(right !== undefined && { hint: `"${right}"`, right }) }
}
