import type { SiteContentProgram } from '../../schema/generated/gateway-types.ts'
import type { RestClient } from '../context/rest-client.ts'
import { UpstreamError } from '../failures/portal-failure.ts'
import type {
  MemberResolvers,
  Program,
  ProgramContent,
  ProgramDetails,
  ViewerResolvers,
} from '../generated/resolver-types.ts'
import { isViewer } from '../shared/member-record.ts'
import { certificatesOf, enrolledPrograms, featuredPrograms, toProgram } from './programs.ts'
import { readOutlineOfCoverage, readProgramDetails, readPrograms, readSiteContent } from './rest.ts'

/** Resolvers of the programs area. */
export const programsResolvers: {
  Viewer: Pick<
    ViewerResolvers,
    | 'programs'
    | 'featuredPrograms'
    | 'program'
    | 'programContents'
    | 'programContent'
    | 'programDetails'
    | 'certificates'
  >
  Member: Pick<MemberResolvers, 'outlineOfCoverage'>
} = {
  Viewer: {
    programs: async (_viewer, _args, { rest }) => enrolledPrograms(await readPrograms(rest)),
    featuredPrograms: async (_viewer, _args, context) => {
      const [programs, status] = await Promise.all([readPrograms(context.rest), context.facts.required('memberStatus')])
      return featuredPrograms(enrolledPrograms(programs), status)
    },
    program: async (_viewer, { id }, { rest }) =>
      enrolledPrograms(await readPrograms(rest)).find(program => String(program.id) === id) ?? null,
    certificates: async (_viewer, _args, { rest }) => certificatesOf(enrolledPrograms(await readPrograms(rest))),
    programDetails: (_viewer, { programId }, { rest }) => readDetails(rest, programId),
    programContents: async (_viewer, _args, { rest }) => (await readSiteContent(rest)).map(toProgramContent),
    programContent: async (_viewer, { programId }, { rest }) =>
      (await readSiteContent(rest)).map(toProgramContent).find(content => String(content.programId) === programId) ??
      null,
  },
  Member: {
    outlineOfCoverage: (member, _args, context) => (isViewer(member, context) ? outlineOfCoverage(context.rest) : null),
  },
}

/** The member's programs with these numbers. */
export async function programsOf(rest: RestClient, numbers: ReadonlySet<number>): Promise<Program[]> {
  return enrolledPrograms(await readPrograms(rest)).filter(({ id }) => numbers.has(id))
}

/** Details of the programs with these numbers, without those that the member has not (DENTALABROAD-03). */
export async function programDetailsOf(rest: RestClient, numbers: ReadonlySet<number>): Promise<ProgramDetails[]> {
  const details = await Promise.all([...numbers].map(number => readDetails(rest, number)))
  return details.filter(one => one !== null)
}

/** Address of the viewer's Outline of Coverage; null where there is none (TILE-23, MATERIAL-06). */
export async function outlineOfCoverage(rest: RestClient): Promise<string | null> {
  return (await readOutlineOfCoverage(rest)).trim() || null
}

/** Details of one program by id; null when the member has no such program (OPEN-13). */
async function readDetails(rest: RestClient, programId: number): Promise<ProgramDetails | null> {
  try {
    const { phoneNumber, ...program } = await readProgramDetails(rest, programId)
    return { id: program.id, phoneNumber, program: toProgram(program) }
  } catch (error) {
    if (error instanceof UpstreamError && error.failure.status === 404) return null
    throw error
  }
}

/** The site's content about a program, with the program's id. */
const toProgramContent = ({ details, title, shortDescription }: SiteContentProgram): ProgramContent => ({
  ...{ programId: details.programId, title, shortDescription },
})
