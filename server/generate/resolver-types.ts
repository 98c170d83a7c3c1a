import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as resolvers from '@graphql-codegen/typescript-resolvers'
import type { DocumentNode } from 'graphql'
import { banner, codegenOptions } from './codegen-options.ts'

/** What the resolvers of a schema work with: its scalars, values that are not as the schema has them, and the context. */
export interface ResolverKinds {
  scalars: { readonly [scalar: string]: string }
  mappers: { readonly [type: string]: string }
  contextType: string
}

/** gateway-graph may not import engine: there the views are opaque. */
const scalars = {
  Date: 'string',
  DateTime: 'string',
  Money: 'string',
  ID: 'string',
  ShellView: 'unknown',
  ScreenView: 'unknown',
  RichText: "import('hast').Root",
}

/** What resolvers of these types' fields work with. Written out, because the areas import the generated types and not the other way. */
const mappers = {
  // Whatever a node is made from; its type says the rest.
  Node: 'object',
  // As the gateway answers them: each field of the schema that is not there has a resolver.
  Family: "import('../../schema/generated/gateway-types.ts').Account",
  // Or no more than whom the token names: gateway-graph/shared/member-record.ts.
  Member: "import('../../schema/generated/gateway-types.ts').Member | { memberKey: string }",
  // With the phone number where it came with the program.
  Program:
    "Omit<Program, 'id' | 'children' | 'phoneNumber' | 'content'> & { childNumbers: readonly number[]; phoneNumber?: string | null }",
  // With the kind as manifests name it.
  Screen: "Omit<Screen, 'data' | 'kind'> & { kind: import('../../schema/generated/manifests.ts').ScreenKind }",
  ScreenData: '{ view: unknown }',
  // Whose benefits are asked for, of which category and date, yyyy-mm-dd: each field makes a call of its own.
  Benefits: '{ category: CoverageCategory; memberSuffix: number; date: string }',
  PlanPeriod: "Omit<PlanPeriod, 'benefits'> & { memberSuffix: number }",
  BenefitsSummary:
    "Omit<BenefitsSummary, 'period' | 'benefits'> & { period: ResolversParentTypes['PlanPeriod'] | null; benefits: ResolversParentTypes['Benefits'][] }",
  Claim: "Omit<Claim, 'id' | 'patient' | 'explanation'>",
  // A sentence about its code comes from the schema; of a choice, those who made it are read when they are asked for.
  UserError: "Omit<UserError, 'message'>",
  SelectPrimaryCareProviderPayload:
    "Omit<SelectPrimaryCareProviderPayload, 'members' | 'primaryCare' | 'userErrors'> & { suffixes: readonly number[]; userErrors: ResolversParentTypes['UserError'][] }",
  // What a mutation has just learned of it; all else is asked for.
  Ebill: "Partial<Pick<Ebill, 'registered'>>",
  IdCard: "Omit<IdCard, 'id' | 'member'> & { memberKey: string }",
  ClaimEdge: "{ cursor: string; node: ResolversParentTypes['Claim'] }",
  ClaimConnection: `${connectionOf('Claim')} & Pick<ClaimConnection, 'type' | 'startDate' | 'endDate'> & { missing: ResolversParentTypes['MissingClaims'][] }`,
  MissingClaims: "{ member: ResolversParentTypes['Member']; reason: MissingClaimsReason }",
  PrimaryCare:
    "Omit<PrimaryCare, 'withProvider' | 'withoutProvider'> & { withProvider: ResolversParentTypes['MemberPrimaryCare'][]; withoutProvider: ResolversParentTypes['MemberPrimaryCare'][] }",
  MemberPrimaryCare: "Omit<MemberPrimaryCare, 'member' | 'provider' | 'hindrance'> & { memberKey: string }",
  // Of a search, with how far away it is.
  PrimaryCareProvider: "Omit<PrimaryCareProvider, 'id'> & { distance: number | null }",
  PrimaryCareProviderEdge: "{ cursor: string; node: ResolversParentTypes['PrimaryCareProvider'] }",
  PrimaryCareProviderConnection: connectionOf('PrimaryCareProvider'),
  MedicareMaterial: "Omit<MedicareMaterial, 'id'>",
  // With what the list that it comes from tells of it.
  Group:
    "Pick<Group, 'number' | 'name'> & Partial<Pick<Group, 'startDate' | 'endDate' | 'isOver' | 'isCurrent' | 'isSalesforce' | 'parent'>> & { details?: Pick<Group, 'contractStartDate' | 'contractEndDate'> & { plans: GroupPlan[] } }",
  Referral: "Omit<Referral, 'patient'> & { memberKey: string }",
  ReferralEdge: "{ cursor: string; node: ResolversParentTypes['Referral'] }",
  ReferralConnection: connectionOf('Referral'),
  ReferralPatient: "Omit<ReferralPatient, 'id'> & { memberKey: string }",
  // Which one it is; what it says is read when that is asked for.
  Explanation: "{ number: string; record?: import('../../schema/generated/gateway-types.ts').Eob }",
  ExplanationEdge: "{ cursor: string; node: ResolversParentTypes['Explanation'] }",
  ExplanationConnection: `${connectionOf('Explanation')} & Pick<ExplanationConnection, 'type' | 'startDate' | 'endDate'>`,
}

/** A part of a list, as gateway-graph/shared/connection.ts reads it. */
function connectionOf(node: string): string {
  return `{ items: ResolversParentTypes['${node}'][]; offset: number; totalCount: number }`
}

/** What gateway-graph's resolvers work with. */
export const ofMembers: ResolverKinds = { scalars, mappers, contextType: '../context/graph-context.ts#GraphContext' }

/** What the studio's desk gives when it is asked. */
function given(method: string): string {
  return `Awaited<ReturnType<import('../review-desk.ts').ReviewDesk['${method}']>>`
}

/** What previews answer when they are asked. */
const ofPreview = (method: string) => `Awaited<ReturnType<import('../preview.ts').Preview['${method}']>>`

/** What those of gateway-content work with: a draft or a revision as the store has it, what is asked of it being read then. */
export const ofContent: ResolverKinds = {
  scalars: { DateTime: 'Date', ID: 'string' },
  mappers: {
    ...{ Node: 'object', Brand: "import('../desk.ts').Brand", Staff: "import('../policy.ts').Staff" },
    ...{ Grant: "import('../policy.ts').Grant", FileEdit: "import('../content.ts').FileEdit" },
    ...{ Revision: "import('../content.ts').Revision", Draft: "import('../content.ts').Draft" },
    ...{ DraftCheck: "import('../content.ts').Merged & { draft: import('../content.ts').Draft }" },
    ...{ Clash: "import('../content.ts').Clash", Mistake: "import('../content.ts').Mistake" },
    ...{ Review: "import('../content.ts').Review", Reason: "import('../content.ts').Review" },
    ...{ RollbackCheck: "import('../content.ts').Merged", ItemChange: "import('../review-desk.ts').ItemChange" },
    Comparison: "{ before: import('../content.ts').Revision; after: import('../content.ts').Revision }",
    ComparedFile: '{ path: string; before: string | undefined; after: string | undefined }',
    ReviewReport: `${given('report')} & { since: string; merged: import('../content.ts').Merged; reasons: import('../content.ts').Review[] }`,
    Finding: `${given('report')}['findings'][number] & { reason: import('../content.ts').Review | undefined }`,
    ProvedRule: `${given('report')}['proved'][number]`,
    MemberClass: `${given('report')}['brands'][number]['classes'][number] & { standIns: () => Promise<${given('standIns')}[string]> }`,
    SampleMember: `${given('report')}['brands'][number]['classes'][number]['sample']`,
    ...{ DatedItem: `${given('dates')}[number]`, Asset: `${given('assets')}[number]` },
    ...{ Presence: `${given('presentIn')}[number]`, Serving: `${given('serving')}[number]` },
    ...{ Schedule: "import('../review-desk.ts').Schedule", StandIn: `${given('standIns')}[string][number]` },
    History: given('history'),
    HistoryEntry: `${given('history')}['entries'][number]`,
    ...{ Persona: "import('../preview.ts').Persona", HiddenItem: "import('../preview.ts').HiddenItem" },
    Preview: "import('../preview.ts').OpenedPreview",
    ...{ PreviewMember: `NonNullable<${ofPreview('member')}>`, PreviewLink: `${ofPreview('links')}[number]` },
    ...{ FactChoice: `${ofPreview('choices')}[number]`, PreviewPlace: `${ofPreview('places')}[number]` },
    ShowingChange: "import('../preview.ts').HiddenItem['changes'][number]",
    RevisionConnection: "import('../connection.ts').Part<import('../content.ts').Revision>",
    DraftConnection: "import('../connection.ts').Part<import('../content.ts').Draft>",
  },
  contextType: '../context.ts#StudioContext',
}

/** The module of types that the resolvers of a schema keep. */
export async function resolverTypes(schema: DocumentNode, kinds: ResolverKinds): Promise<string> {
  const { contextType } = kinds
  const text = await codegen({
    schema,
    documents: [],
    filename: 'resolver-types.ts',
    config: {},
    plugins: [
      { typescript: { ...codegenOptions, scalars: kinds.scalars } },
      {
        resolvers: {
          ...codegenOptions,
          scalars: kinds.scalars,
          contextType,
          useIndexSignature: false,
          makeResolverTypeCallable: false,
          optionalResolveType: true,
          mappers: kinds.mappers,
          defaultMapper: 'Partial<{T}>',
        },
      },
    ],
    pluginMap: { typescript, resolvers },
  })
  return banner + text
}
