import type { SiteContentProgram } from '../../schema/generated/gateway-types.ts'
import type { RestClient } from '../context/rest-client.ts'
import { UpstreamError } from '../failures/portal-failure.ts'
import type { ProgramContent, ProgramDetails, ViewerResolvers } from '../generated/resolver-types.ts'
import { type Shown, shownAt } from '../shared/shown-at.ts'
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
      const named = programIdsOn(await shownAt(args.shownAt, context))
      if (named.size === 0) return []
      return enrolledPrograms(await readPrograms(context.rest)).filter(({ id }) => named.has(id))
    },
    certificates: async (_viewer, _args, { rest }) => certificatesOf(enrolledPrograms(await readPrograms(rest))),
    programDetailsOfPage: async (_viewer, args, context) => {
      const numbers = [...phoneProgramIdsOn(await shownAt(args.shownAt, context))]
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

/** Ids of the programs that a page's blocks are about. */
const programIdsOn = ({ page }: Shown): ReadonlySet<number> =>
  new Set(page?.blocks.flatMap(block => (block.block === 'program' ? [block.program] : [])))

/** Ids of the programs whose phone numbers a page's blocks show (DENTALABROAD-03). */
const phoneProgramIdsOn = ({ page }: Shown): ReadonlySet<number> =>
  new Set(page?.blocks.flatMap(block => (block.block === 'program-phone' ? [block.program] : [])))

/** Whether a screen shows the Outline of Coverage: a tool of Home (TILE-23) or a block of a page (MATERIAL-06). */
const hasOutlineOfCoverage = ({ tools = [], page }: Shown): boolean =>
  tools.some(tool => tool.kind === 'shortcut' && tool.action === 'open-outline-of-coverage') ||
  (page?.blocks.some(({ block }) => block === 'outline-of-coverage') ?? false)

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
