import { resolve } from 'node:path'
import { API, type Checker, type Symbol as Named, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync'
import { top } from '../build/build-paths.ts'

/** The scalars of the GraphQL schema whose values are the engine's, by the type in engine/view.ts of the same name. */
const views = ['RichText', 'ScreenView', 'ShellView'] as const

interface JsonSchema {
  [keyword: string]: unknown
}

/**
 * A JSON Schema of each of the engine's views, to which `@specifiedBy` of its scalar leads (GRAPH-04). The compiler itself
 * reads the types, so that nobody else works out what `Resolved` and its like make of a manifest's item.
 * @throws Error when engine/view.ts does not export one of them
 */
export async function generateViewSchemas(): Promise<Map<string, string>> {
  const api = new API({ cwd: top })
  try {
    const config = resolve(import.meta.dirname, 'views.tsconfig.json')
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    const file = project?.program.getSourceFile(resolve(top, 'engine/view.ts'))
    const module = file && project?.checker.getSymbolAtLocation(file)
    if (!project || !module) throw new Error('The compiler has no engine/view.ts')
    const exported = project.checker.getExportsOfModule(module)
    return new Map(
      views.map(name => {
        const symbol = exported.find(each => each.name === name)
        if (!symbol) throw new Error(`engine/view.ts exports no ${name}`)
        const schema = schemaOf(project.checker, symbol)
        return [`gateway-graph/generated/scalars/${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`]
      }),
    )
  } finally {
    api.close()
  }
}

/** The schema of a type with all that it refers to by name. */
function schemaOf(checker: Checker, symbol: Named): JsonSchema {
  const definitions = new Definitions(checker)
  const description = checker.getDocumentationCommentOfSymbol(symbol)
  const own = definitions.schemaOf(checker.getDeclaredTypeOfSymbol(symbol))
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: symbol.name,
    ...(description !== '' && { description }),
    ...own,
    $defs: definitions.sorted(),
  }
}

/** The schemas of named types, each made once: types refer to each other in circles. */
class Definitions {
  readonly #checker: Checker
  readonly #names = new Map<number, string>()
  /** Those that are being made. */
  readonly #open = new Set<number>()
  readonly #schemas = new Map<string, JsonSchema>()

  constructor(checker: Checker) {
    this.#checker = checker
  }

  sorted(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.#schemas].sort(([one], [other]) => (one < other ? -1 : 1)))
  }

  schemaOf(type: Type): JsonSchema {
    return plainSchema(type) ?? this.#unionOf(type) ?? this.#listOf(type) ?? this.#object(type)
  }

  #unionOf(type: Type): JsonSchema | undefined {
    if (!type.isUnionType()) return undefined
    const present = type.getTypes().filter(({ flags }) => !(flags & TypeFlags.Undefined))
    const literals = present.flatMap(each => (each.isLiteralType() ? [each.value] : []))
    const others = present.filter(each => !each.isLiteralType()).map(each => this.schemaOf(each))
    const both = literals.includes(true) && literals.includes(false)
    const values = both ? literals.filter(value => typeof value !== 'boolean') : literals
    const choices = [...others, ...(both ? [{ type: 'boolean' }] : []), ...(values.length > 0 ? [oneOf(values)] : [])]
    const [only] = choices
    return only && choices.length === 1 ? only : { anyOf: choices }
  }

  #listOf(type: Type): JsonSchema | undefined {
    if (!this.#checker.isArrayLikeType(type)) return undefined
    const [index] = this.#checker.getIndexInfosOfType(type)
    return { type: 'array', ...(index && { items: this.schemaOf(index.valueType) }) }
  }

  /** By reference, when the type has a name; else in place. */
  #object(type: Type): JsonSchema {
    const known = this.#names.get(type.id)
    if (known !== undefined) return { $ref: `#/$defs/${known}` }
    if (this.#isTextToJson(type)) return { type: 'string' }
    const name = nameOf(type)
    if (name !== undefined) this.#names.set(type.id, this.#free(name))
    else if (this.#open.has(type.id)) return this.#reference(type.id, this.#free('Item'))
    this.#open.add(type.id)
    const schema = this.#properties(type)
    this.#open.delete(type.id)
    // A type without a name got one if it holds itself.
    const given = this.#names.get(type.id)
    if (given === undefined) return schema
    this.#schemas.set(given, schema)
    return this.#reference(type.id, given)
  }

  #reference(id: number, name: string): JsonSchema {
    this.#names.set(id, name)
    return { $ref: `#/$defs/${name}` }
  }

  /** Whether types alone tell something from a text, by properties under symbols: words with placeholders. */
  #isTextToJson(type: Type): boolean {
    const names = this.#checker.getPropertiesOfType(type).map(({ name }) => name)
    return names.length > 0 && names.every(name => name.startsWith('__@'))
  }

  #free(name: string): string {
    for (let number = 1; ; number += 1) {
      const tried = number === 1 ? name : `${name}${number}`
      if (![...this.#names.values()].includes(tried)) return tried
    }
  }

  #properties(type: Type): JsonSchema {
    const [index] = this.#checker.getIndexInfosOfType(type)
    // What an index signature has a type for needs no names: HTML's attributes among others.
    const isNamed = ({ flags }: Named) => !index || !(flags & SymbolFlags.Optional)
    const properties = this.#checker.getPropertiesOfType(type).filter(isNamed)
    const entries = properties.map(property => [property, this.#checker.getTypeOfSymbol(property)] as const)
    const required = entries.filter(([property, value]) => !(property.flags & SymbolFlags.Optional) && !mayLack(value))
    return {
      type: 'object',
      properties: Object.fromEntries(
        entries.map(([property, value]) => [
          property.name,
          this.#described(property, value ? this.schemaOf(value) : {}),
        ]),
      ),
      required: required.map(([{ name }]) => name),
      additionalProperties: index ? this.schemaOf(index.valueType) : false,
    }
  }

  #described(property: Named, schema: JsonSchema): JsonSchema {
    const description = this.#checker.getDocumentationCommentOfSymbol(property)
    return description === '' ? schema : { description, ...schema }
  }
}

/** A property that may be undefined is not there in JSON. */
function mayLack(type: Type | undefined): boolean {
  return type?.isUnionType() === true && type.getTypes().some(({ flags }) => flags & TypeFlags.Undefined)
}

const plain = [
  [TypeFlags.String, { type: 'string' }],
  [TypeFlags.Number, { type: 'number' }],
  [TypeFlags.Boolean, { type: 'boolean' }],
  [TypeFlags.Null, { type: 'null' }],
  [TypeFlags.AnyOrUnknown, {}],
] as const satisfies readonly (readonly [TypeFlags, JsonSchema])[]

function plainSchema(type: Type): JsonSchema | undefined {
  if (type.isLiteralType()) return { const: type.value }
  // `string & {}`, which keeps the literals beside it in an editor's list.
  if (type.isIntersectionType())
    return type
      .getTypes()
      .map(plainSchema)
      .find(schema => schema !== undefined)
  return plain.find(([flag]) => type.flags & flag)?.[1]
}

function oneOf(values: readonly unknown[]): JsonSchema {
  return values.length === 1 ? { const: values[0] } : { enum: values }
}

/** The name under which a type is written, with those of what it is made of: `Resolved<Link>` is ResolvedLink. */
function nameOf(type: Type): string | undefined {
  const alias = type.getAliasSymbol()
  if (alias)
    return (
      alias.name +
      type
        .getAliasTypeArguments()
        .map(each => nameOf(each) ?? '')
        .join('')
    )
  const { name = '' } = type.getSymbol() ?? {}
  return /^[A-Z]\w*$/.test(name) ? name : undefined
}
