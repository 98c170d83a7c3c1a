import type { LoaderFunctionArgs } from 'react-router'
import { createScreenLoader } from '../../app/create-screen-loader.ts'
import { failed } from '../../app/failure.ts'
import { ProgramScreenDocument } from '../../generated/program-screen.ts'

const open = createScreenLoader(ProgramScreenDocument, {
  variables: ({ params }) => ({ programId: params.id ?? '' }),
})

/** Opens the page of one program, named after it; a number that is not among the member's programs is an unknown address (PROGRAM-08). */
export async function programLoader(asked: LoaderFunctionArgs) {
  const answer = await open(asked)
  const { program, programContent } = answer.data.viewer ?? {}
  if (!program) throw failed({ status: 404 })
  const title = programContent?.title ?? program.name
  return { ...answer, screen: { ...answer.screen, title } }
}
