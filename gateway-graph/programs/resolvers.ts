import type { ViewerResolvers } from '../generated/resolver-types.ts'
import { shownAt } from '../shared/shown-at.ts'
import { certificatesOf } from './certificates-of.ts'
import { enrolledPrograms } from './enrolled-programs.ts'
import { featuredPrograms } from './featured-programs.ts'
import { hasOutlineOfCoverage, phonesOn, programsOn } from './places.ts'
import { readDetails } from './read-details.ts'
import { readOutlineOfCoverage, readPrograms, readSiteContent } from './rest.ts'
import { toProgramContent } from './to-program-content.ts'

/** Resolvers of the programs area. */
export const programsResolvers: {
  Viewer: Pick<
    ViewerResolvers,
    | 'programs'
    | 'featuredPrograms'
    | 'program'
    | 'programContents'
    | 'programContent'
    | 'programsOfPage'
    | 'programDetails'
    | 'programDetailsOfPage'
    | 'outlineOfCoverage'
    | 'certificates'
  >
} = {
  Viewer: {
    programs: async (_viewer, _args, { rest }) => enrolledPrograms(await readPrograms(rest)),
    featuredPrograms: async (_viewer, _args, context) => {
      const [programs, status] = await Promise.all([readPrograms(context.rest), context.facts.required('memberStatus')])
      return featuredPrograms(enrolledPrograms(programs), status)
    },
    program: async (_viewer, { id }, { rest }) =>
      enrolledPrograms(await readPrograms(rest)).find(program => String(program.id) === id) ?? null,
    programsOfPage: async (_viewer, args, context) => {
      const named = programsOn(await shownAt(args.shownAt, context))
      if (named.size === 0) return []
      return enrolledPrograms(await readPrograms(context.rest)).filter(({ id }) => named.has(id))
    },
    certificates: async (_viewer, _args, { rest }) => certificatesOf(enrolledPrograms(await readPrograms(rest))),
    programDetailsOfPage: async (_viewer, args, context) => {
      const numbers = [...phonesOn(await shownAt(args.shownAt, context))]
      const details = await Promise.all(numbers.map(id => readDetails(context.rest, id)))
      return details.filter(one => one !== null)
    },
    programDetails: (_viewer, { programId }, { rest }) => readDetails(rest, programId),
    programContents: async (_viewer, _args, { rest }) => (await readSiteContent(rest)).map(toProgramContent),
    programContent: async (_viewer, { programId }, { rest }) =>
      (await readSiteContent(rest)).map(toProgramContent).find(content => String(content.programId) === programId) ??
      null,
    outlineOfCoverage: async (_viewer, args, context) => {
      if (args.shownAt && !hasOutlineOfCoverage(await shownAt(args.shownAt, context))) return null
      return (await readOutlineOfCoverage(context.rest)).trim() || null
    },
  },
}
