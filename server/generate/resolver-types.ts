import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as resolvers from '@graphql-codegen/typescript-resolvers'
import type { DocumentNode } from 'graphql'
import { banner, codegenOptions } from './codegen-options.ts'

/** gateway-graph may not import engine: there the views are opaque. */
const scalars = {
  Date: 'string',
  Money: 'string',
  ID: 'string',
  ShellView: 'unknown',
  ScreenView: 'unknown',
  RichText: "import('hast').Root",
}

/** Types whose fields have resolvers of their own: what these get to work with. */
const mappers = {
  Benefits: '../benefits/plan-benefits.ts#BenefitsAsked',
  BenefitPeriod: '../benefits/benefit-periods.ts#FoundPeriod',
  Claim: '../claims/claim.ts#ClaimWithoutEob',
  ClaimPage: '../claims/claim.ts#PageOfClaimsWithoutEob',
}

/** The module of types that gateway-graph's resolvers keep. */
export async function resolverTypes(schema: DocumentNode): Promise<string> {
  const text = await codegen({
    schema,
    documents: [],
    filename: 'resolver-types.ts',
    config: {},
    plugins: [
      { typescript: { ...codegenOptions, scalars } },
      {
        resolvers: {
          ...codegenOptions,
          scalars,
          contextType: '../context/graph-context.ts#GraphContext',
          useIndexSignature: false,
          makeResolverTypeCallable: false,
          optionalResolveType: true,
          mappers,
          defaultMapper: 'Partial<{T}>',
        },
      },
    ],
    pluginMap: { typescript, resolvers },
  })
  return banner + text
}
