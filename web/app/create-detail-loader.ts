import { data, type LoaderFunctionArgs } from 'react-router'
import { createScreenLoader } from './create-screen-loader.ts'
import { failed, httpStatus } from './failure.ts'
import type { KnownDocument } from './known-document.ts'
import type { ScreenAnswer } from './screen-data.ts'

/**
 * Makes the loader of a screen that shows one thing and says itself that it cannot be had: the page then has the
 * failure's status. What may not be seen is the 403 page instead (CLAIM-25).
 */
export function createDetailLoader<Data extends ScreenAnswer, Variables extends { path: string }>(
  document: KnownDocument<Data, Variables>,
  variables: (params: LoaderFunctionArgs['params']) => Omit<Variables, 'path'> | undefined,
) {
  const load = createScreenLoader(document, {
    memberScreen: true,
    variables: ({ params }) => {
      const asked = variables(params)
      if (!asked) throw failed({ status: 404 })
      return asked
    },
  })
  return async (args: LoaderFunctionArgs) => {
    const screen = await load(args)
    const [error] = screen.errors
    if (error?.status === 403) throw failed({ status: 403 })
    return data(screen, { status: error ? httpStatus(error.status) : 200 })
  }
}
