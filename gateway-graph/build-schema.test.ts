import { isEnumType, isInputObjectType, isIntrospectionType, isObjectType, isSpecifiedScalarType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { buildSchema } from './build-schema.ts'

describe('buildSchema', () => {
  const schema = buildSchema()
  const types = Object.values(schema.getTypeMap()).filter(
    type => !isIntrospectionType(type) && !isSpecifiedScalarType(type) && !type.name.endsWith('Fact'),
  )

  it('describes every type, field, argument and value, for GraphiQL', () => {
    const bare = types.flatMap(type => {
      const without: string[] = type.description ? [] : [type.name]
      const note = (name: string, { description }: { description?: string | null | undefined }) =>
        description ? [] : [`${type.name}.${name}`]
      if (isObjectType(type) || isInputObjectType(type)) {
        for (const field of Object.values(type.getFields())) {
          without.push(...note(field.name, field))
          if ('args' in field) for (const arg of field.args) without.push(...note(`${field.name}(${arg.name})`, arg))
        }
      }
      if (isEnumType(type)) for (const value of type.getValues()) without.push(...note(value.name, value))
      return without
    })
    expect(bare).toEqual([])
  })

  it('lets the sources of Home and of the shell fail alone', () => {
    const viewer = schema.getType('Viewer')
    const required = isObjectType(viewer)
      ? Object.values(viewer.getFields()).filter(({ type }) => String(type).endsWith('!'))
      : []
    expect(required.map(({ name }) => name)).toEqual([
      ...['facts', 'preferences', 'relevantPreferences', 'registrationPolicy', 'id'],
      ...['accountStatus', 'groupsWithPlans', 'groupChoices'],
    ])
  })
})
