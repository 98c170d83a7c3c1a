import { type GraphQLSchema, isObjectType } from 'graphql'
import { familyNodes } from './account/family-resolvers.ts'
import { kindsBehind } from './behind-screens.ts'
import { claimNodes } from './claims/resolvers.ts'
import type { GraphContext } from './context/graph-context.ts'
import { explanationNodes } from './eobs/resolvers.ts'
import { PortalFailure } from './failures/portal-failure.ts'
import { groupNodes } from './groups/resolvers.ts'
import { idCardNodes } from './id-cards/resolvers.ts'
import { medicareMaterialNodes } from './medicare-materials/resolvers.ts'
import { primaryCareNodes } from './primary-care/resolvers.ts'
import { programNodes } from './programs/resolvers.ts'
import type { FindNode } from './shared/node-ids.ts'

/** How the nodes of each type are found again. */
const nodes: ReadonlyMap<string, FindNode> = new Map(
  Object.entries({
    ...familyNodes,
    ...claimNodes,
    ...explanationNodes,
    ...programNodes,
    ...idCardNodes,
    ...primaryCareNodes,
    ...groupNodes,
    ...medicareMaterialNodes,
  }),
)

/** Names of the types that `node` gives. */
export const nodeTypes: readonly string[] = [...nodes.keys()]

/**
 * `node(id)`: any node that the viewer may see. Nothing tells an id that was made up from one of somebody else's or of another
 * brand, nor from one behind a screen that is closed to the viewer: all are null (GRAPH-02).
 */
export const nodeResolvers = {
  Query: {
    node: async (
      _parent: unknown,
      { id }: { id: string },
      context: GraphContext,
      { schema }: { schema: GraphQLSchema },
    ) => {
      const key = context.nodeIds.keyOf(id)
      const find = key && nodes.get(key.type)
      if (!find || context.session.token === undefined || !(await mayOpen(schema, key.type, context))) return null
      const found = await find(key.parts, context).catch(nullIfNotTheirs)
      return found && { __typename: key.type, ...found }
    },
  },
}

/** Whether a screen that shows such nodes opens to the viewer; those around every screen belong to none. */
async function mayOpen(schema: GraphQLSchema, name: string, { content, facts }: GraphContext): Promise<boolean> {
  const type = schema.getType(name)
  const kinds = isObjectType(type) ? kindsBehind(schema, type) : undefined
  return kinds === undefined || (await content.opens(kinds, facts)) === 'open'
}

/** What the gateway refuses or does not know is not there; any other failure is one. */
function nullIfNotTheirs(error: unknown): null {
  if (error instanceof PortalFailure && [400, 403, 404].includes(error.failure.status)) return null
  throw error
}
