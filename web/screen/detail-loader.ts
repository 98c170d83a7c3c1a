import { data, type LoaderFunctionArgs } from 'react-router'
import type { ScreenKind } from '../../schema/generated/manifests.ts'
import { httpStatus, routeError } from '../errors/failure.ts'
import type { KnownDocument } from '../query/known-document.ts'
import type { Declared } from './ask.ts'
import { createScreenLoader, type ScreenAnswer } from './screen-loader.ts'

interface DetailLoaderOptions<Data, Variables> extends Required<Pick<Declared<Data>, 'handles'>> {
  /** Variables of the document beside the path; undefined when the address names nothing. */
  variables: (params: LoaderFunctionArgs['params']) => Omit<Variables, 'path'> | undefined
  /** Whether the answer leaves out what the address names because the member may not see whose it is. */
  refused?: (data: Omit<Data, 'screen'>) => boolean
}

/**
 * Makes the loader of a screen that shows one thing and says itself that it cannot be had: the page then has the
 * failure's status. What may not be seen is the 403 page instead (CLAIM-25).
 */
export function createDetailLoader<
  Kind extends ScreenKind,
  Data extends ScreenAnswer,
  Variables extends { path: string },
>(
  kind: Kind,
  document: KnownDocument<Data, Variables>,
  { variables, handles, refused = () => false }: DetailLoaderOptions<Data, Variables>,
) {
  const load = createScreenLoader(kind, document, {
    handles,
    memberScreen: true,
    variables: ({ params }) => {
      const asked = variables(params)
      if (!asked) throw routeError({ status: 404 })
      return asked
    },
  })
  return async (args: LoaderFunctionArgs) => {
    const screen = await load(args)
    const [error] = screen.errors
    if (error?.status === 403 || refused(screen.data)) throw routeError({ status: 403 })
    return data(screen, { status: error ? httpStatus(error.status) : 200 })
  }
}
