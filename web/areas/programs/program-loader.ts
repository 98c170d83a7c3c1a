import type { LoaderFunctionArgs } from 'react-router'
import { routeError } from '../../errors/failure.ts'
import { ProgramScreenDocument } from '../../generated/program-screen.ts'
import { createScreenLoader } from '../../screen/screen-loader.ts'

const open = createScreenLoader(ProgramScreenDocument, {
  variables: ({ params }) => ({ programId: params.id ?? '' }),
})

/** Opens the page of one program, named after it; a number that is not among the member's programs is an unknown address (PROGRAM-08). */
export async function programLoader(asked: LoaderFunctionArgs) {
  const answer = await open(asked)
  const { program, programContent } = answer.data.viewer ?? {}
  if (!program) throw routeError({ status: 404 })
  const title = programContent?.title ?? program.name
  return { ...answer, screen: { ...answer.screen, title } }
}
