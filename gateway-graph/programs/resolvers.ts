import type { ViewerResolvers } from '../generated/resolver-types.ts'
import { shownAt } from '../shared/shown-at.ts'
import { UpstreamError } from '../upstream/upstream-error.ts'
import { certificatesOf } from './certificates-of.ts'
import { enrolledPrograms } from './enrolled-programs.ts'
import { readOutlineOfCoverage, readProgramDetails, readPrograms, readSiteContent } from './rest.ts'
import { toProgram } from './to-program.ts'

/** Resolvers of the programs area. */
export const programsResolvers: {
  Viewer: Pick<
    ViewerResolvers,
    'programs' | 'programDetails' | 'programContents' | 'outlineOfCoverage' | 'certificates'
  >
} = {
  Viewer: {
    programs: async (_viewer, _args, { rest }) => enrolledPrograms(await readPrograms(rest)),
    certificates: async (_viewer, _args, { rest }) => certificatesOf(enrolledPrograms(await readPrograms(rest))),
    programDetails: async (_viewer, { programId }, { rest }) => {
      try {
        const { phoneNumber, ...program } = await readProgramDetails(rest, programId)
        return { id: program.id, phoneNumber, program: toProgram(program) }
      } catch (error) {
        if (error instanceof UpstreamError && error.failure.status === 404) return null
        throw error
      }
    },
    programContents: async (_viewer, _args, { rest }) =>
      (await readSiteContent(rest)).map(({ details: { programId }, title, shortDescription }) => ({
        ...{ programId, title, shortDescription },
      })),
    outlineOfCoverage: async (_viewer, args, context) => {
      const { tools = [] } = args.shownAt ? await shownAt(args.shownAt, context) : {}
      if (args.shownAt && !tools.some(({ action }) => action === 'open-outline-of-coverage')) return null
      return (await readOutlineOfCoverage(context.rest)).trim() || null
    },
  },
}
