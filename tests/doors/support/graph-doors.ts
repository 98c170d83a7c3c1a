import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'
import { type Answer, type Door, nest, type Slot } from './door.ts'
import { type Meaning, meaningOf } from './ids.ts'
import { plainValue } from './plain-values.ts'
import type { World } from './world.ts'

type Field = GraphQLField<unknown, unknown>

/** A field of the schema with those that lead to it. */
interface Place {
  readonly root: 'query' | 'mutation'
  readonly name: string
  readonly fields: readonly Field[]
}

/** Every field of the schema, wherever it stands, that takes an id. */
export const graphDoors = (schema: GraphQLSchema, world: () => World): readonly Door[] =>
  placesOf(schema)
    .map(place => ({ place, slots: slotsOf(place) }))
    .filter(({ slots }) => slots.some(({ meaning }) => meaning !== 'none'))
    .map(({ place, slots }) => doorOf(world, place, slots))

/** Every field with arguments, by the shortest way to it. */
function placesOf(schema: GraphQLSchema): readonly Place[] {
  const found: Place[] = []
  const seen = new Set<GraphQLObjectType>()
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const
  let types = roots.flatMap(([root, type]) => (type ? [{ root, type, fields: [] as readonly Field[] }] : []))
  while (types.length > 0) {
    const next: typeof types = []
    for (const { root, type, fields } of types) {
      if (seen.has(type)) continue
      seen.add(type)
      for (const field of Object.values(type.getFields())) {
        const way = [...fields, field]
        if (field.args.length > 0) found.push({ root, name: `${type.name}.${field.name}`, fields: way })
        const inner = getNamedType(field.type)
        if (isObjectType(inner)) next.push({ root, type: inner, fields: way })
      }
    }
    types = next
  }
  return found
}

const variable = (index: number, name: string) => `v${index}_${name}`

/** The inputs of a field and of those that lead to it; only its own are struck. */
function slotsOf({ name, fields }: Place): readonly Slot[] {
  return fields.flatMap((field, index) =>
    field.args.flatMap(argument => {
      const isOwn = index === fields.length - 1
      const slots = inputSlots(name, variable(index, argument.name), [], argument, isRequiredArgument(argument))
      return isOwn ? slots : slots.map((slot): Slot => ({ ...slot, meaning: slot.required ? slot.meaning : 'none' }))
    }),
  )
}

function inputSlots(
  door: string,
  path: string,
  within: readonly string[],
  input: GraphQLArgument | GraphQLInputField,
  required: boolean,
): readonly Slot[] {
  const type = getNamedType(input.type)
  const isList = isListType(isNonNullType(input.type) ? input.type.ofType : input.type)
  const at = `${path}${isList ? '[]' : ''}`
  if (isInputObjectType(type))
    return Object.values(type.getFields()).flatMap(field =>
      inputSlots(door, `${at}.${field.name}`, required ? within : [...within, at], field, isRequiredInputField(field)),
    )
  const allowed = isEnumType(type) ? type.getValues().map(value => value.name) : undefined
  const isPlain = allowed !== undefined || ['Boolean', 'Date', 'Money'].includes(type.name)
  const meaning: Meaning = isPlain ? 'none' : meaningOf(door, input.name)
  const plain: Slot['plain'] = person => plainValue(input.name, allowed, person)
  return [{ ...{ path: at, name: input.name, meaning, required, within, plain } }]
}

function doorOf(world: () => World, place: Place, slots: readonly Slot[]): Door {
  const query = documentOf(place)
  // What is open to those who register or cannot sign in asks who they are.
  const open = place.root === 'mutation' && slots.some(({ path }) => /person\.subscriberId$/.test(path))
  return {
    ...{ name: place.name, slots, open },
    async ask(person, values) {
      const headers = {
        'content-type': 'application/json',
        'x-portal': '1',
        accept: 'application/graphql-response+json',
      }
      const { status, text } = await world().askPortal({
        ...{ method: 'POST', path: '/graphql' },
        headers: { ...headers, ...(person && person.cookie !== '' && { cookie: person.cookie }) },
        body: JSON.stringify({ query, variables: nest(values) }),
      })
      return judge(place, status, text)
    },
  }
}

/** Everything that a field gives, asked for with a variable for each argument on the way. */
function documentOf({ root, fields }: Place): string {
  const declared = fields.flatMap((field, index) =>
    field.args.map(({ name, type, defaultValue }) => {
      const nullable = defaultValue !== undefined && isNonNullType(type) ? type.ofType : type
      return `$${variable(index, name)}: ${String(nullable)}`
    }),
  )
  const last = fields.at(-1)
  const inner = last ? selectionOf(last.type, 3) : ''
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

interface Reply {
  data?: unknown
  errors?: readonly { extensions: { code: string; status?: number } }[]
}

function judge({ fields }: Place, status: number, text: string): Answer {
  const { data, errors = [] } = JSON.parse(text) as Reply
  const value = fields.reduce<unknown>((at, { name }) => (Object(at) as Record<string, unknown>)[name], data)
  const told = (Object(value) as { errors?: readonly unknown[] }).errors ?? []
  const isOurs = ({ extensions: { code, status = 0 } }: NonNullable<Reply['errors']>[number]) =>
    status >= 500 || code === 'INTERNAL'
  return {
    ...{ status, text },
    refused: errors.length > 0 || value == null || told.length > 0,
    failed: status >= 500 || errors.some(isOurs),
  }
}
