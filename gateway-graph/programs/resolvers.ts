import type { RestClient } from '../context/rest-client.ts'
import { UpstreamError } from '../failures/portal-failure.ts'
import type { MemberResolvers, ProgramResolvers } from '../generated/resolver-types.ts'
import { isViewer } from '../shared/member-record.ts'
import type { FindNode } from '../shared/node-ids.ts'
import { certificatesOf, enrolledPrograms, type FoundProgram, featuredPrograms, toProgram } from './programs.ts'
import { readOutlineOfCoverage, readProgramDetails, readPrograms, readSiteContent } from './rest.ts'

/** Resolvers of the programs area: the gateway tells of nobody but the viewer. */
export const programsResolvers: {
  Member: Pick<MemberResolvers, 'programs' | 'featuredPrograms' | 'program' | 'certificates' | 'outlineOfCoverage'>
  Program: Pick<ProgramResolvers, 'id' | 'children' | 'phoneNumber' | 'content'>
} = {
  Member: {
    programs: (member, _args, context) => (isViewer(member, context) ? ownPrograms(context.rest) : null),
    featuredPrograms: async (member, _args, context) => {
      if (!isViewer(member, context)) return null
      const [programs, status] = await Promise.all([ownPrograms(context.rest), context.facts.required('memberStatus')])
      return featuredPrograms(programs, status)
    },
    program: (member, { number }, context) => (isViewer(member, context) ? ownProgram(context.rest, number) : null),
    certificates: async (member, _args, context) =>
      isViewer(member, context) ? certificatesOf(await ownPrograms(context.rest)) : null,
    outlineOfCoverage: (member, _args, context) => (isViewer(member, context) ? outlineOfCoverage(context.rest) : null),
  },
  Program: {
    id: ({ number }, _args, { nodeIds }) => nodeIds.idOf('Program', number),
    children: async ({ number, childNumbers }, _args, { rest }) => {
      if (childNumbers.length === 0) return []
      const own = await ownPrograms(rest)
      return childNumbers.flatMap(child => (child === number ? [] : (own.find(each => each.number === child) ?? [])))
    },
    phoneNumber: async ({ number, phoneNumber }, _args, { rest }) =>
      phoneNumber === undefined ? ((await withPhone(rest, number))?.phoneNumber ?? null) : phoneNumber,
    content: async ({ number }, _args, { rest }) =>
      (await readSiteContent(rest)).find(({ details }) => details.programId === number) ?? null,
  },
}

/** Programs by their ids: those that the viewer is enrolled in. */
export const programNodes: { readonly Program: FindNode } = {
  Program: ([number], { rest }) => ownProgram(rest, Number(number)),
}

const ownPrograms = async (rest: RestClient) => enrolledPrograms(await readPrograms(rest))

async function ownProgram(rest: RestClient, number: number): Promise<FoundProgram | null> {
  return (await ownPrograms(rest)).find(program => program.number === number) ?? null
}

/** The viewer's programs with these numbers. */
export async function programsOf(rest: RestClient, numbers: ReadonlySet<number>): Promise<FoundProgram[]> {
  return (await ownPrograms(rest)).filter(({ number }) => numbers.has(number))
}

/** The programs with these numbers and their phone numbers, without those that the member has not (DENTALABROAD-03). */
export async function programPhonesOf(rest: RestClient, numbers: ReadonlySet<number>): Promise<FoundProgram[]> {
  const found = await Promise.all([...numbers].map(number => withPhone(rest, number)))
  return found.filter(one => one !== null)
}

/** Address of the viewer's Outline of Coverage; null where there is none (TILE-23, MATERIAL-06). */
export async function outlineOfCoverage(rest: RestClient): Promise<string | null> {
  return (await readOutlineOfCoverage(rest)).trim() || null
}

/** A program with its phone number; null when the member has no such program (OPEN-13). */
async function withPhone(rest: RestClient, programId: number): Promise<FoundProgram | null> {
  try {
    const { phoneNumber, ...program } = await readProgramDetails(rest, programId)
    return { ...toProgram(program), phoneNumber }
  } catch (error) {
    if (error instanceof UpstreamError && error.failure.status === 404) return null
    throw error
  }
}
