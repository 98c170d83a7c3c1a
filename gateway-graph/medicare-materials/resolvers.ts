import type { RestClient } from '../context/rest-client.ts'
import { UpstreamError } from '../failures/portal-failure.ts'
import type { MedicareMaterialResolvers, MemberResolvers, ResolversParentTypes } from '../generated/resolver-types.ts'
import { isViewer } from '../shared/member-record.ts'
import type { FindNode } from '../shared/node-ids.ts'
import { readMedicareMaterials, readMedicareMaterialsEligibility } from './rest.ts'

type MedicareMaterialsResolvers = {
  Member: Pick<MemberResolvers, 'hasMedicareMaterials' | 'medicareMaterials'>
  MedicareMaterial: Pick<MedicareMaterialResolvers, 'id'>
}

/** Resolvers of the Medicare materials area: the gateway tells of nobody but the viewer. */
export const medicareMaterialsResolvers: MedicareMaterialsResolvers = {
  Member: {
    hasMedicareMaterials: async (member, _args, context) =>
      isViewer(member, context) ? (await readMedicareMaterialsEligibility(context.rest)).eligible : null,
    medicareMaterials: (member, _args, context) => (isViewer(member, context) ? ownMaterials(context.rest) : null),
  },
  MedicareMaterial: {
    id: ({ planYear, number }, _args, { nodeIds }) => nodeIds.idOf('MedicareMaterial', planYear, number),
  },
}

/** Medicare materials by their ids. */
export const medicareMaterialNodes: { readonly MedicareMaterial: FindNode } = {
  MedicareMaterial: async ([year, number], { rest }) =>
    (await ownMaterials(rest)).find(one => one.number === number && one.planYear === Number(year)) ?? null,
}

/** Not being eligible is no failure; any other status is one, and leads to the error page (MATERIAL-02, MATERIAL-03). */
async function ownMaterials(rest: RestClient): Promise<ResolversParentTypes['MedicareMaterial'][]> {
  try {
    const materials = await readMedicareMaterials(rest)
    return materials.map(({ documentId, title, planYear, url }) => ({ number: documentId, name: title, planYear, url }))
  } catch (error) {
    if (error instanceof UpstreamError && error.failure.status === 403) return []
    throw error
  }
}
