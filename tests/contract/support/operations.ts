import { contract, dereference } from './contract.ts'
import { asList, asObject, type JsonObject } from './json.ts'

/** A parameter, a body or an answer with the place where it stands, in words for messages. */
export interface Part {
  readonly place: string
  readonly value: JsonObject
}

/** One call of the document, every reference to a parameter, body or answer followed. */
export interface Operation {
  readonly id: string
  readonly method: string
  /** The path below the origin, with the base path of its server: `/api/claims/{category}`. */
  readonly path: string
  readonly value: JsonObject
  readonly secured: boolean
  readonly parameters: readonly Part[]
  readonly body: Part | undefined
  /** By status. */
  readonly answers: ReadonlyMap<string, Part>
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

function basePath(item: JsonObject): string {
  const server = asObject(asList(item.servers ?? contract.servers)[0])
  return String(server.url).replace(/\/$/, '')
}

function operation(method: string, path: string, value: JsonObject): Operation {
  const id = String(value.operationId)
  const part = (place: string, given: unknown): Part => ({ place: `${id}, ${place}`, value: dereference(given) })
  return {
    ...{ id, method: method.toUpperCase(), path, value, secured: asList(value.security).length > 0 },
    parameters: asList(value.parameters).map(given => part(`parameter ${String(dereference(given).name)}`, given)),
    body: value.requestBody === undefined ? undefined : part('body', value.requestBody),
    answers: new Map(
      Object.entries(asObject(value.responses)).map(([status, given]) => [status, part(`answer ${status}`, given)]),
    ),
  }
}

/** Every call of the document in its order. */
export const operations: readonly Operation[] = Object.entries(asObject(contract.paths)).flatMap(([path, given]) => {
  const item = asObject(given)
  return METHODS.filter(method => item[method] !== undefined).map(method =>
    operation(method, basePath(item) + path, asObject(item[method])),
  )
})

/** The media types of a body or an answer by name. */
export function mediaTypes({ value }: Part): readonly (readonly [string, JsonObject])[] {
  return Object.entries(asObject(value.content)).map(([name, media]) => [name, asObject(media)])
}

/** The values of the examples of a media type by name. */
export function examplesOf(media: JsonObject): readonly (readonly [string, unknown])[] {
  return Object.entries(asObject(media.examples)).map(([name, example]) => [name, dereference(example).value])
}
