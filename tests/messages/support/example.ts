import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findNodeAtOffset, type Node, parseTree } from 'jsonc-parser'
import { checkManifests } from '../../../engine/check/check-manifests.ts'
import { CheckMemory } from '../../../engine/check/check-memory.ts'
import { isJsonObject, pointerOf } from '../../../engine/json.ts'
import type { Place } from '../../../engine/overlay/places.ts'
import { chosen, type SchemaPart, schemaOf, walkAnnotated } from '../../../engine/schema/manifest-schema.ts'
import { surfaceTitles } from '../../../engine/schema/surfaces.ts'
import { manifestFiles, manifestsFolder } from '../../../server/content/manifest-files.ts'
import { fieldsOf } from '../../manifests/support/fields-of.ts'
import { quotedFiles } from '../../manifests/support/quoted-files.ts'

/** A field of the manifest language, and one place where it is written. */
export interface WrittenField {
  /** "home block tools: title" */
  name: string
  schema: SchemaPart
  file: string
  text: string
  key: Node
  value: Node
}

const folder = manifestsFolder({})
const quoted = quotedFiles(await readFile(join(folder, 'EXAMPLE.md'), 'utf8'), 'example')
const base = (await manifestFiles(folder)).files.filter(({ path }) => path.includes('/base/'))
const files = [...base, ...quoted]
const memory = new CheckMemory()
const image = (_folder: string, file: string) => (/\.(svg|jpg|woff2)$/.test(file) ? `/images/${file}` : undefined)

/** Checks the brand of manifests/EXAMPLE.md with another text of one file. */
export const checkExampleWith = (file: string, text: string) =>
  checkManifests(
    files.map(each => (each.path === file ? { path: file, text } : each)),
    image,
    memory,
  )

const textOf = (file: string) => files.find(({ path }) => path === file)?.text ?? ''

function nodeAt({ file, line, column }: Place): Node | undefined {
  const text = textOf(file)
  const start = text
    .split('\n')
    .slice(0, line - 1)
    .join('\n').length
  const tree = parseTree(text)
  return tree && findNodeAtOffset(tree, start + (line > 1 ? 1 : 0) + column - 1)
}

/** Every field of the language once, where the example or base uses it first: the example uses all. */
export function writtenFields(): WrittenField[] {
  const { brands, originsOf } = checkExampleWith('', '')
  const [example] = brands
  if (!example) throw new Error('The example has mistakes')
  return [...surfaceTitles].flatMap(([surface, title]) => {
    const names = fieldsOf(title)
    const found = new Map<SchemaPart, WrittenField>()
    const origins = originsOf(example, surface)
    walkAnnotated(example.manifest[surface], schemaOf(title), (owner, schema, path) => {
      if (!isJsonObject(owner)) return
      const { properties = {} } = chosen(schema, owner)
      for (const field of Object.keys(owner)) {
        const part = properties[field]
        const place = origins.get(pointerOf([...path, field]))
        if (!part || !place || found.has(part)) continue
        const value = nodeAt(place)
        const key = value?.parent?.children?.[0]
        if (value && value.parent?.type === 'property' && key?.value === field)
          found.set(part, {
            name: `${surface} ${names.get(part) ?? field}`,
            ...{ schema: part, file: place.file, text: textOf(place.file), key, value },
          })
      }
    })
    return [...found.values()]
  })
}
