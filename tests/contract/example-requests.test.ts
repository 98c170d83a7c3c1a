import { describe, expect, it } from 'vitest'
import { useGateway } from '../../gateway-rest/testing/use-gateway.ts'
import { complaints } from './support/complaints.ts'
import type { JsonObject } from './support/json.ts'
import { examplesOf, mediaTypes, type Operation, operations } from './support/operations.ts'
import { wireRequest } from './support/request.ts'
import { send } from './support/send.ts'
import { exampleStatus, leastParameters, personaOf } from './support/who-asks.ts'

/** The parameters of a call as its examples give them: all of them, and no more than have to be there. */
function examplesOfParameters({ id, parameters }: Operation): readonly JsonObject[] {
  const named = parameters.map(({ value }) => ({
    name: String(value.name),
    required: value.required === true,
    example: value.example,
  }))
  const names = named.map(({ name }) => name)
  const required = named.filter(parameter => parameter.required).map(({ name }) => name)
  const least = leastParameters(id)
  const sets = [names, ...(least.length > 0 ? least : [required])]
  const different = sets.filter((set, index) => index === 0 || set.length < names.length)
  return different.map(set =>
    Object.fromEntries(named.filter(({ name }) => set.includes(name)).map(({ name, example }) => [name, example])),
  )
}

describe('the examples of the contract', () => {
  const gateway = useGateway()

  const tokens = new Map<string, string>()
  async function tokenOf(persona: string): Promise<string> {
    const token = tokens.get(persona) ?? (await gateway().signIn(persona))
    tokens.set(persona, token)
    return token
  }

  it.each(operations)('of $id get the answer that they show, as declared', async call => {
    const token = call.secured ? await tokenOf(personaOf(call.id)) : undefined
    const bodies =
      call.body === undefined ? [undefined] : mediaTypes(call.body).flatMap(([, media]) => examplesOf(media))
    for (const [name, body] of bodies.map(body => body ?? ['none', undefined])) {
      for (const params of examplesOfParameters(call)) {
        const answer = await send(gateway().origin, wireRequest(call, params, body, token))
        expect(complaints(call, answer), `body ${name}`).toEqual([])
        expect(answer.status, `body ${name}: ${answer.text.slice(0, 200)}`).toBe(exampleStatus(call.id))
      }
    }
  })
})
