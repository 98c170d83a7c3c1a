import { readFile } from 'node:fs/promises'
import type { CheckedBrand } from '../../../engine/check/check-brand.ts'
import type { Census, Headcount } from '../../../engine/impact/population.ts'
import { registry } from '../../../engine/members/registry.ts'
import type { Condition } from '../../../schema/generated/manifests.ts'
import { noSuch, WrongUse } from '../frame/wrong-use.ts'

/** Help for the option whose file `readPopulation` reads. */
export const populationHelp =
  'counts of real members: lines "brand,group,kind,members"; a kind is fact=value words or a named condition, a group may be left empty'

const heading = 'brand,group,kind,members'

/**
 * How many real members of each group and kind a brand has: "first,20000001,relationship=subscriber medical=active,1204". Every
 * member stands in one line only.
 * @throws WrongUse with the line that cannot be read
 */
export async function readPopulation(file: string, brands: readonly CheckedBrand[]): Promise<Map<string, Census>> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new WrongUse(`there is no file "${file}".`)
  })
  const [first = '', ...lines] = text.split(/\r?\n/).filter(line => line.trim() !== '')
  if (first.replaceAll(' ', '') !== heading) throw new WrongUse(`${file} begins with the line "${heading}".`)
  const counts = new Map<string, Headcount[]>()
  for (const [index, line] of lines.entries()) {
    const [brandId = '', group = '', kind = '', members = '', ...more] = line.split(',').map(part => part.trim())
    const where = `${file}, line ${index + 2}`
    if (more.length > 0 || !/^\d+$/.test(members)) throw new WrongUse(`${where} is not "${heading}".`)
    const brand = brands.find(({ manifest }) => manifest.brand.id === brandId)
    if (!brand)
      throw noSuch(
        `brand in ${where}:`,
        brandId,
        brands.map(({ manifest }) => manifest.brand.id),
      )
    const own = { kind: kindOf(kind, brand, where), members: Number(members), ...(group !== '' && { group }) }
    counts.set(brandId, [...(counts.get(brandId) ?? []), own])
  }
  return counts
}

/** A kind of member as a condition: words "fact=value", names of conditions and of segments, all of which hold. */
function kindOf(kind: string, { manifest }: CheckedBrand, where: string): Condition {
  const { conditions } = manifest.conditions
  const { segments } = manifest.segments
  const all = kind
    .split(/\s+/)
    .filter(word => word !== '')
    .map((word): Condition => {
      const [name = '', value] = word.split('=')
      const values = registry.facts[name]?.values
      if (value !== undefined && values) {
        if (!Object.hasOwn(values, value)) throw noSuch(`value of "${name}" in ${where}:`, value, Object.keys(values))
        // Its name and value are of the registry, of which the type of conditions is made.
        return { [name]: [value] } as unknown as Condition
      }
      if (value === undefined && Object.hasOwn(conditions, name)) return { use: name }
      if (value === undefined && Object.hasOwn(segments, name)) return { in: name }
      throw noSuch(
        `fact, condition or segment in ${where}:`,
        name,
        [registry.facts, conditions, segments].flatMap(Object.keys),
      )
    })
  return { all }
}
