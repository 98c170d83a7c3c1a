import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'
import { documentOf, type Place, placesOf, variable } from '../../graph/support/schema-fields.ts'
import { type Answer, type Door, nest, type Slot } from './door.ts'
import { type Meaning, meaningOf } from './ids.ts'
import { plainValue } from './plain-values.ts'
import type { World } from './world.ts'

/** Every field of the schema, wherever it stands, that takes an id. */
export const graphDoors = (schema: GraphQLSchema, world: () => World): readonly Door[] =>
  placesOf(schema)
    .map(place => ({ place, slots: slotsOf(place) }))
    .filter(({ slots }) => slots.some(({ meaning }) => meaning !== 'none'))
    .map(({ place, slots }) => doorOf(world, place, slots))

/** The inputs of a field and of those that lead to it; only its own are struck. */
function slotsOf({ name, fields }: Place): readonly Slot[] {
  return fields.flatMap((field, index) =>
    field.args.flatMap(argument => {
      const isOwn = index === fields.length - 1
      const slots = inputSlots(name, variable(index, argument.name), [], argument, isRequiredArgument(argument))
      return isOwn ? slots : slots.map(slot => onTheWay(slot, name))
    }),
  )
}

/** What the gateway tells of nobody but the viewer, whoever of the family is asked about. */
const ofViewerAlone = ['Member.program', 'Member.offeredIdCards']

/** Who of the family is said on the way, also where nobody said means oneself; what else may be left out there is. */
function onTheWay(slot: Slot, door: string): Slot {
  const required = slot.required || (slot.name === 'suffix' && !ofViewerAlone.includes(door))
  return { ...slot, required, meaning: required ? slot.meaning : 'none' }
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
  const plain: Slot['plain'] = person => plainValue(input.name, allowed, person, door)
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

interface Reply {
  data?: unknown
  errors?: readonly { extensions: { code: string; status?: number } }[]
}

function judge({ fields }: Place, status: number, text: string): Answer {
  const { data, errors = [] } = JSON.parse(text) as Reply
  const value = fields.reduce<unknown>((at, { name }) => (Object(at) as Record<string, unknown>)[name], data)
  const told = (Object(value) as { userErrors?: readonly unknown[] }).userErrors ?? []
  const isOurs = ({ extensions: { code, status = 0 } }: NonNullable<Reply['errors']>[number]) =>
    status >= 500 || code === 'INTERNAL'
  return {
    ...{ status, text },
    refused: errors.length > 0 || value == null || told.length > 0,
    failed: status >= 500 || errors.some(isOurs),
  }
}
