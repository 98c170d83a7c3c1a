import { dereference } from '../../contract/support/contract.ts'
import { asList, asObject, type JsonObject } from '../../contract/support/json.ts'
import { mediaTypes, type Operation, operations } from '../../contract/support/operations.ts'
import { wireRequest } from '../../contract/support/request.ts'
import { type Door, nest, type Slot } from './door.ts'
import { type Meaning, meaningOf } from './ids.ts'
import { plainValue } from './plain-values.ts'
import type { World } from './world.ts'

/** Every call of the gateway's contract that takes an id in its address or its body. */
export const gatewayDoors = (world: () => World): readonly Door[] =>
  operations
    .map(call => ({ call, slots: slotsOf(call) }))
    .filter(({ slots }) => slots.some(({ meaning }) => meaning !== 'none'))
    .map(({ call, slots }) => doorOf(world, call, slots))

function doorOf(world: () => World, call: Operation, slots: readonly Slot[]): Door {
  return {
    ...{ name: call.id, slots, open: !call.secured },
    async ask(person, values) {
      const body = new Map<string, unknown>()
      const params: Record<string, unknown> = {}
      for (const [path, value] of values) {
        if (path.startsWith('body.')) body.set(path.slice('body.'.length), value)
        else params[path] = value
      }
      const wire = wireRequest(call, params, call.body === undefined ? undefined : nest(body), person?.token)
      const { status, text } = await world().askGateway({ ...wire, path: wire.address })
      return { status, text, refused: status >= 400 && status < 500, failed: status >= 500 }
    },
  }
}

function slotsOf(call: Operation): readonly Slot[] {
  const parameters = call.parameters.map(({ value }) =>
    leaf(call.id, String(value.name), { required: value.required === true, within: [] }, dereference(value.schema)),
  )
  const [media] = call.body === undefined ? [] : mediaTypes(call.body)
  return [...parameters, ...(media === undefined ? [] : inside(call.id, 'body', [], media[1].schema))]
}

/** The slots of an object or a list of a body. */
function inside(call: string, path: string, within: readonly string[], given: unknown): readonly Slot[] {
  const schema = dereference(given)
  const needed = asList(schema.required)
  return Object.entries(asObject(schema.properties)).flatMap(([name, property]) => {
    const found = withoutNull(dereference(property))
    const required = needed.includes(name)
    const isList = found.type === 'array'
    const item = isList ? withoutNull(dereference(found.items)) : found
    const at = `${path}.${name}${isList ? '[]' : ''}`
    if (item.properties !== undefined) return inside(call, at, required ? within : [...within, at], item)
    return [leaf(call, at, { required, within }, item)]
  })
}

function withoutNull(schema: JsonObject): JsonObject {
  const [first] = asList(schema.anyOf ?? schema.oneOf)
    .map(dereference)
    .filter(({ type }) => type !== 'null')
  return first ?? schema
}

function leaf(call: string, path: string, place: Pick<Slot, 'required' | 'within'>, schema: JsonObject): Slot {
  const name = (path.split('.').at(-1) ?? '').replace('[]', '')
  const allowed = schema.enum === undefined ? undefined : asList(schema.enum)
  const isPlain =
    allowed !== undefined ||
    schema.const !== undefined ||
    String(schema.type).startsWith('boolean') ||
    schema.format === 'date'
  const meaning: Meaning = isPlain ? 'none' : meaningOf(call, name)
  // The one call that writes days as people do.
  const asWritten = (value: unknown) =>
    String(schema.pattern).includes('/') ? String(value).replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1') : value
  return { ...{ path, name, meaning }, ...place, plain: person => asWritten(plainValue(name, allowed, person)) }
}
