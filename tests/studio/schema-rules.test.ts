import {
  type GraphQLField,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql'
import { expect, it } from 'vitest'
import { scalarSchema } from '../../server/graphql/scalar-schemas.ts'
import { askStudio, studioSchema } from './support/ask-studio.ts'
import { MemoryDesk } from './support/memory-desk.ts'

const types = Object.values(studioSchema.getTypeMap()).filter(
  type => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
)
const outputsOf = (type: (typeof types)[number]): GraphQLField<unknown, unknown>[] =>
  isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []
const fieldsOf = (type: (typeof types)[number]) =>
  isInputObjectType(type) ? Object.values(type.getFields()) : outputsOf(type)

it('[STUDIO-36] describes every type, field, argument and value, and names no requirement', () => {
  const told = types.flatMap(type => [
    [type.name, type.description] as const,
    ...fieldsOf(type).map(({ name, description }) => [`${type.name}.${name}`, description] as const),
    ...outputsOf(type).flatMap(({ name: field, args }) =>
      args.map(({ name, description }) => [`${field}(${name})`, description] as const),
    ),
    ...(isEnumType(type)
      ? type.getValues().map(({ name, description }) => [`${type.name}.${name}`, description] as const)
      : []),
  ])
  expect(told.filter(([, words]) => !/^[A-Z][\s\S]*\.$/.test(words ?? '') || /[A-Z]{4,}-\d/.test(words ?? ''))).toEqual(
    [],
  )
})

it('[STUDIO-36] [GRAPH-07] has one input for each mutation, and a payload of its own with user errors whose codes are an enum', () => {
  for (const { name, args, type } of Object.values(studioSchema.getMutationType()?.getFields() ?? {})) {
    const own = name.charAt(0).toUpperCase() + name.slice(1)
    expect(args.map(argument => `${argument.name}: ${String(argument.type)}`)).toEqual([`input: ${own}Input!`])
    expect(String(type)).toBe(`${own}Payload!`)
    const payload = getNamedType(type)
    expect(isObjectType(payload) && String(payload.getFields().userErrors?.type)).toBe('[UserError!]!')
  }
  const error = studioSchema.getType('UserError')
  expect(isObjectType(error) && isEnumType(getNamedType(error.getFields().code?.type))).toBe(true)
})

it('[STUDIO-36] [GRAPH-03] gives drafts and revisions as connections alone, and whatever has an id is a node', () => {
  const node = studioSchema.getType('Node')
  if (!isInterfaceType(node)) throw new Error('There is no Node')
  const nodes = types.filter(type => isObjectType(type) && 'id' in type.getFields())
  expect(nodes.map(({ name }) => name)).toEqual(studioSchema.getPossibleTypes(node).map(({ name }) => name))
  const growing = ['Draft', 'Revision']
  const bare = types.flatMap(type =>
    outputsOf(type)
      .filter(
        ({ type: given }) =>
          isListType(isNonNullType(given) ? given.ofType : given) && growing.includes(getNamedType(given).name),
      )
      .map(({ name }) => `${type.name}.${name}`),
  )
  // What was published since a draft was begun has a bound of its own.
  expect(bare).toEqual(['RevisionConnection.nodes', 'DraftConnection.nodes', 'DraftCheck.others'])
})

it('[STUDIO-36] [GRAPH-04] says of every scalar where it is specified, at an address that is served', async () => {
  for (const type of types.filter(isScalarType)) {
    expect(type.specifiedByURL).toBe(`/graphql/scalars/${type.name}`)
    expect(await scalarSchema(type.name), type.name).toBeDefined()
  }
})

it('[STUDIO-36] [GRAPH-02] gives each node again by its id, and none of a brand that the viewer may not see', async () => {
  const desk = new MemoryDesk(['acme/menus.json', 'base/menus.json'])
  const all = '{ brands { id key } live { id number } drafts { totalCount nodes { id name edits { path } } } }'
  const { data } = await askStudio(all, { grants: [{ role: 'viewer', brand: 'acme' }], desk })
  expect(data).toEqual({
    brands: [{ id: 'Brand acme', key: 'acme' }],
    live: { id: 'Revision 2', number: 2 },
    drafts: {
      totalCount: 1,
      nodes: [
        { id: 'Draft december', name: 'december', edits: [{ path: 'acme/menus.json' }, { path: 'base/menus.json' }] },
      ],
    },
  })
  const node = 'query ($id: ID!) { node(id: $id) { __typename id } }'
  for (const id of ['Brand acme', 'Revision 1', 'Draft december'])
    expect((await askStudio(node, { grants: [{ role: 'viewer', brand: 'acme' }], desk }, { id })).data).toEqual({
      node: { __typename: id.split(' ')[0], id },
    })
  const ofOthers = {
    grants: [{ role: 'publisher', brand: 'umbrella' } as const],
    desk: new MemoryDesk(['acme/menus.json']),
  }
  for (const id of ['Brand acme', 'Draft december', 'Draft none', 'Revision 7', 'Claim 1', ''])
    expect((await askStudio(node, ofOthers, { id })).data, id).toEqual({ node: null })
  const seen =
    '{ brands { key roles } drafts { totalCount } draft(name: "december") { id } live { edits { path } text(path: "acme/menus.json") files { path text } named: files(named: "theme.json") { path } assets } }'
  const files = ['base/menus.json', 'umbrella/menus.json'].map(path => ({ path, text: `r2 ${path}` }))
  expect((await askStudio(seen, ofOthers)).data).toEqual({
    brands: [{ key: 'umbrella', roles: ['VIEWER', 'EDITOR', 'PUBLISHER'] }],
    ...{ drafts: { totalCount: 0 }, draft: null, live: { edits: [], text: null, files, named: [], assets: [] } },
  })
})

it('[STUDIO-36] [GRAPH-03] walks revisions forth and back, and refuses what is no part of the list', async () => {
  const asking = { grants: [{ role: 'viewer' } as const], desk: new MemoryDesk([]) }
  const part = (args: string) =>
    askStudio(`{ revisions(${args}) { totalCount nodes { number } pageInfo { hasNextPage hasPreviousPage } } }`, asking)
  expect((await part('first: 2')).data?.revisions).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: false } })
  for (const wrong of ['first: 101', 'last: -1', 'after: "x"'])
    expect((await part(wrong)).refusals).toEqual(['BAD_REQUEST'])
})
