import graphql from '@graphql-eslint/eslint-plugin'

const { configs, parser } = graphql
const schemaOfGraph = ['gateway-graph/**/*.graphql', 'schema/generated/*.graphql']

/**
 * The graph's schema and the client's documents (GRAPH-10); TypeScript is read by Biome and oxlint. Rules on names, descriptions and
 * Relay's shapes are all on, some with a setting.
 */
export default [
  { ignores: ['gateway-graph/generated/**', 'gateway-graph/examples/**'] },
  {
    files: ['**/*.graphql'],
    plugins: { '@graphql-eslint': graphql },
    languageOptions: {
      parser,
      parserOptions: {
        graphQLConfig: { schema: 'gateway-graph/generated/schema.graphql', documents: 'web/**/*.graphql' },
      },
    },
  },
  {
    files: schemaOfGraph,
    rules: {
      ...configs['flat/schema-recommended'].rules,
      ...configs['flat/schema-relay'].rules,
      '@graphql-eslint/description-style': ['error', { style: 'inline' }],
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          DirectiveDefinition: true,
          EnumValueDefinition: true,
          FieldDefinition: true,
          InputValueDefinition: true,
        },
      ],
      '@graphql-eslint/input-name': ['error', { checkInputType: true, caseSensitiveInputType: false }],
      '@graphql-eslint/no-scalar-result-type-on-mutation': 'error',
      // Lists that cannot grow are lists, and what no call gives by itself is no node.
      '@graphql-eslint/relay-edge-types': ['error', { listTypeCanWrapOnlyEdgeType: false, shouldImplementNode: false }],
      // Nodes have ids; what is a part of one has none (tests/graph/relay.test.ts).
      '@graphql-eslint/strict-id-in-types': 'off',
    },
  },
  {
    // Directives of the text itself, and the codes of errors, which no field gives.
    files: ['gateway-graph/schema.graphql', 'gateway-graph/failures/errors.graphql'],
    rules: { '@graphql-eslint/no-unreachable-types': 'off' },
  },
  {
    files: ['web/**/*.graphql'],
    rules: {
      ...configs['flat/operations-recommended'].rules,
      '@graphql-eslint/selection-set-depth': ['error', { maxDepth: 10 }],
      // Ids are asked for by the cache that needs them (GRAPH-16).
      '@graphql-eslint/require-selections': 'off',
    },
  },
]
