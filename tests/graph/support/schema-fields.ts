import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'

type Field = GraphQLField<unknown, unknown>

/** A field of the schema with those that lead to it. */
export interface Place {
  readonly root: 'query' | 'mutation'
  readonly name: string
  readonly fields: readonly Field[]
}

/** Fields that lead to oneself alone, where another leads to everybody whom one may see. */
const onlyOneself = ['Viewer.member']

/** A list leads to nobody in particular: what takes an argument leads on instead. */
const listsLast = (fields: readonly Field[]) =>
  fields.toSorted((one, other) => Number(isMany(one)) - Number(isMany(other)))
const isMany = ({ type }: Field) => isListType(isNonNullType(type) ? type.ofType : type)

/** Every field with arguments, by the shortest way to it; through what a mutation changed only where no query leads. */
export function placesOf(schema: GraphQLSchema): readonly Place[] {
  const found: Place[] = []
  const seen = new Set<GraphQLObjectType>()
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const
  for (const [root, rootType] of roots) {
    let types = rootType ? [{ type: rootType, fields: [] as readonly Field[] }] : []
    while (types.length > 0) {
      const next: typeof types = []
      for (const { type, fields } of types) {
        if (seen.has(type)) continue
        seen.add(type)
        for (const field of listsLast(Object.values(type.getFields()))) {
          const way = [...fields, field]
          if (field.args.length > 0) found.push({ root, name: `${type.name}.${field.name}`, fields: way })
          const inner = getNamedType(field.type)
          if (isObjectType(inner) && !onlyOneself.includes(`${type.name}.${field.name}`))
            next.push({ type: inner, fields: way })
        }
      }
      types = next
    }
  }
  return found
}

/** The variable of an argument of a field that stands so many fields deep. */
export const variable = (index: number, name: string) => `v${index}_${name}`

/**
 * Everything that a field gives, asked for with a variable for each argument on the way; of what a mutation changed only what stands
 * there: queries lead further, and one document may not make any number of calls (GRAPH-12).
 */
export function documentOf({ root, fields }: Place): string {
  const declared = fields.flatMap((field, index) =>
    field.args.map(({ name, type, defaultValue }) => {
      const nullable = defaultValue !== undefined && isNonNullType(type) ? type.ofType : type
      return `$${variable(index, name)}: ${String(nullable)}`
    }),
  )
  const last = fields.at(-1)
  const inner = last ? selectionOf(last.type, root === 'mutation' ? 2 : 3) : ''
  const body = fields.reduceRight((rest, { name, args }, index) => {
    const given = args.map(argument => `${argument.name}: $${variable(index, argument.name)}`).join(', ')
    return `${name}${given && `(${given})`} ${rest === '' ? '' : `{ ${rest} }`}`
  }, inner)
  return `${root} ${declared.length > 0 ? `(${declared.join(', ')})` : ''} { ${body} }`
}

/** All fields of a type that take no arguments, some levels deep. */
function selectionOf(given: GraphQLOutputType, levels: number): string {
  const type = getNamedType(given)
  if (isLeafType(type)) return ''
  if (!isObjectType(type)) return '__typename'
  const fields = Object.values(type.getFields()).flatMap(({ name, args, type: inner }) => {
    const type = getNamedType(inner)
    if (args.length > 0 || type.name === 'Query') return []
    if (isLeafType(type)) return [name]
    return levels === 1 ? [] : [`${name} { ${selectionOf(inner, levels - 1)} }`]
  })
  return fields.length === 0 ? '__typename' : fields.join(' ')
}
