import { describe, expect, it } from 'vitest'
import { answerSchemas } from './answer-schemas.ts'
import { computed } from './computed.ts'
import { graphFields } from './graph-fields.ts'
import { landings } from './landing.ts'

const schemas = answerSchemas()
const fields = graphFields()

const landingOf = (name: string) => landings[name] ?? {}
const typeOf = (name: string) => landingOf(name).type ?? name
const has = (type: string, field: string) => fields.get(type)?.includes(field) ?? false
const exists = (place: string) => {
  const [type = '', field = ''] = place.split('.')
  return has(type, field)
}

/** Every place of the GraphQL schema that some property of the gateway arrives at. */
const fed = new Set(
  schemas.flatMap(({ name, properties }) => [
    ...properties.map(property => `${typeOf(name)}.${property}`),
    ...Object.values(landingOf(name).renamed ?? {}),
  ]),
)

describe('contract and GraphQL schema have the same fields', () => {
  it('no field of a REST answer is lost', () => {
    const lost = schemas.flatMap(({ name, call, properties }) => {
      const { renamed = {}, internal = {} } = landingOf(name)
      return properties
        .filter(property => !(property in internal))
        .filter(property => !(property in renamed ? exists(renamed[property] ?? '') : has(typeOf(name), property)))
        .map(
          property =>
            `${name}.${property} (${call}): give ${typeOf(name)} a field ${property}, or say in tests/contract/fields/landing*.ts where it arrives or why nobody is to see it`,
        )
    })
    expect(lost).toEqual([])
  })

  it('no field of a type that stands for a REST answer is without a source', () => {
    const backed = new Set(schemas.map(({ name }) => typeOf(name)).filter(type => fields.has(type)))
    const without = [...backed]
      .filter(type => type !== 'Query' && type !== 'Viewer')
      .flatMap(type => (fields.get(type) ?? []).map(field => `${type}.${field}`))
      .filter(place => !fed.has(place) && !(place in computed))
      .map(
        place =>
          `${place}: say in tests/contract/fields/landing*.ts which property arrives there, or in computed.ts what it is worked out from`,
      )
    expect(without).toEqual([])
  })

  it('the reviewed lists say nothing that is no longer so', () => {
    const known = new Map(schemas.map(({ name, properties }) => [name, properties]))
    const stale = Object.entries(landings).flatMap(([name, { renamed = {}, internal = {} }]) => {
      const properties = known.get(name)
      if (properties === undefined) return [`${name} is in no answer`]
      return Object.keys({ ...renamed, ...internal })
        .filter(property => !properties.includes(property))
        .map(property => `${name}.${property} is in no answer`)
    })
    const unused = Object.keys(computed).filter(place => !exists(place) || fed.has(place))
    expect([...stale, ...unused]).toEqual([])
  })
})
