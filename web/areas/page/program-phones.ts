import type { PageBlockView } from '../../../engine/view.ts'
import { followErrors } from '../../app/follow-errors.ts'
import type { Portal } from '../../app/portal-context.ts'
import { ProgramPhoneDocument } from '../../generated/program-phone.ts'

/** Phone number by program number; null where the program's details have none. */
export type Phones = Record<number, string | null>

/** Asks for the phone numbers of the programs that a page's blocks name, each once (DENTALABROAD-03). */
export async function programPhones(blocks: readonly PageBlockView[], portal: Portal): Promise<Phones> {
  const programs = new Set(blocks.flatMap(block => (block.block === 'program-phone' ? [block.program] : [])))
  const answers = [...programs].map(async program => {
    const { data, errors } = await portal.query(ProgramPhoneDocument, { program })
    await followErrors(errors, portal)
    return [program, data?.viewer?.programDetails?.phoneNumber ?? null] as const
  })
  return Object.fromEntries(await Promise.all(answers))
}
