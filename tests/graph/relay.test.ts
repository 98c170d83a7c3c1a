import { type GraphQLOutputType, getNamedType, isListType, isNonNullType, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { buildSchema } from '../../gateway-graph/build-schema.ts'

const schema = buildSchema()
const objects = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith('__'))
const fieldsOf = (type: unknown) => (isObjectType(type) ? type.getFields() : {})
const typeOf = (type: unknown, field: string) => String(fieldsOf(type)[field]?.type)
const isList = (type: GraphQLOutputType) => isListType(isNonNullType(type) ? type.ofType : type)

const connections = objects.filter(({ name }) => name.endsWith('Connection'))
const ofConnections = objects.flatMap(type =>
  Object.values(type.getFields())
    .filter(field => getNamedType(field.type).name.endsWith('Connection'))
    .map(field => [`${type.name}.${field.name}`, field] as const),
)

describe('by Relay’s specification', () => {
  it.each(connections.map(type => [type.name, type] as const))(
    '[GRAPH-18] [GRAPH-03] %s has edges with a cursor and a node, and says whether there is more',
    (name, type) => {
      const node = name.replace(/Connection$/, '')
      const edges = fieldsOf(type).edges
      expect(edges && isList(edges.type)).toBe(true)
      expect(edges && getNamedType(edges.type).name).toBe(`${node}Edge`)
      const edge = schema.getType(`${node}Edge`)
      expect([typeOf(edge, 'cursor'), typeOf(edge, 'node').replace('!', '')]).toEqual(['String!', node])
      expect(typeOf(type, 'pageInfo')).toBe('PageInfo!')
    },
  )

  it('[GRAPH-18] the information about a part has its four fields', () => {
    const fields = ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor']
    expect(fields.map(field => typeOf(schema.getType('PageInfo'), field))).toEqual([
      ...['Boolean!', 'Boolean!', 'String', 'String'],
    ])
  })

  it.each(ofConnections)('[GRAPH-18] [GRAPH-03] %s goes forth and back, and is no list of connections', (_, field) => {
    const args = Object.fromEntries(field.args.map(({ name, type }) => [name, String(type)]))
    expect(args).toMatchObject({ first: 'Int', after: 'String', last: 'Int', before: 'String' })
    expect(isList(field.type)).toBe(false)
  })

  it('[GRAPH-18] [GRAPH-02] every node has an id, by which the root gives it again', () => {
    const query = schema.getQueryType()
    expect([typeOf(query, 'node'), String(query?.getFields().node?.args[0]?.type)]).toEqual(['Node', 'ID!'])
    const nodes = objects.filter(type => type.getInterfaces().some(({ name }) => name === 'Node'))
    expect(nodes.map(type => typeOf(type, 'id')).filter(type => type !== 'ID!')).toEqual([])
    expect(nodes.length).toBeGreaterThan(4)
  })
})
