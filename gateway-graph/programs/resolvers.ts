import { currentStatus } from '../account/current-status.ts'
import type { ViewerResolvers } from '../generated/resolver-types.ts'
import { shownAt } from '../shared/shown-at.ts'
import { UpstreamError } from '../upstream/upstream-error.ts'
import { certificatesOf } from './certificates-of.ts'
import { enrolledPrograms } from './enrolled-programs.ts'
import { featuredPrograms } from './featured-programs.ts'
import { hasOutlineOfCoverage, programsOn } from './places.ts'
import { readOutlineOfCoverage, readProgramDetails, readPrograms, readSiteContent } from './rest.ts'

/** Resolvers of the programs area. */
export const programsResolvers: {
  Viewer: Pick<
    ViewerResolvers,
    | 'programs'
    | 'featuredPrograms'
    | 'program'
    | 'siteContent'
    | 'programsOfPage'
    | 'programDetails'
    | 'outlineOfCoverage'
    | 'certificates'
  >
} = {
  Viewer: {
    programs: async (_viewer, _args, { rest }) => enrolledPrograms(await readPrograms(rest)),
    featuredPrograms: async (_viewer, _args, context) => {
      const [programs, status] = await Promise.all([readPrograms(context.rest), currentStatus(context)])
      return featuredPrograms(enrolledPrograms(programs), status)
    },
    program: async (_viewer, { id }, { rest }) =>
      enrolledPrograms(await readPrograms(rest)).find(program => String(program.id) === id) ?? null,
    siteContent: async (_viewer, { programId }, { rest }) =>
      (await readSiteContent(rest)).find(({ details }) => String(details.programId) === programId) ?? null,
    programsOfPage: async (_viewer, args, context) => {
      const named = programsOn(await shownAt(args.shownAt, context))
      if (named.size === 0) return []
      return enrolledPrograms(await readPrograms(context.rest)).filter(({ id }) => named.has(id))
    },
    certificates: async (_viewer, _args, { rest }) => certificatesOf(enrolledPrograms(await readPrograms(rest))),
    programDetails: async (_viewer, { programId }, { rest }) => {
      try {
        return await readProgramDetails(rest, programId)
      } catch (error) {
        if (error instanceof UpstreamError && error.failure.status === 404) return null
        throw error
      }
    },
    outlineOfCoverage: async (_viewer, args, context) => {
      if (args.shownAt && !hasOutlineOfCoverage(await shownAt(args.shownAt, context))) return null
      return (await readOutlineOfCoverage(context.rest)).trim() || null
    },
  },
}
