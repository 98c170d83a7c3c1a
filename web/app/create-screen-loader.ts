import type { LoaderFunctionArgs } from 'react-router'
import type { ShellView } from '../../engine/view.ts'
import { failed } from './failure.ts'
import { followErrors } from './follow-errors.ts'
import type { KnownDocument } from './known-document.ts'
import { openScreen } from './open-screen.ts'
import { portalContext } from './portal-context.ts'
import type { ScreenAnswer, ScreenData } from './screen-data.ts'
import type { Asking } from './where-an-error-leads.ts'

type Place = Pick<LoaderFunctionArgs, 'params' | 'request'>

interface Options<Variables> extends Asking {
  /** Variables of the document beside the path. */
  variables?: (place: Place) => Omit<Variables, 'path'>
  /** True when the screen shows a gap for whatever failed instead of giving way to the error page. */
  keepsErrors?: (brand: ShellView['brand']) => boolean
}

/**
 * Makes the loader of a screen from its one document: asks, follows a redirect that guards decided, throws the error
 * page for a refused or failed address (ERR-04 to ERR-07), and otherwise returns what the component shows.
 */
export function createScreenLoader<Data extends ScreenAnswer, Variables extends { path: string }>(
  document: KnownDocument<Data, Variables>,
  { variables, keepsErrors, memberScreen }: Options<Variables> = {},
) {
  return async ({ request, params, context }: LoaderFunctionArgs): Promise<ScreenData<Data>> => {
    const portal = context.get(portalContext)
    const path = new URL(request.url).pathname
    const { data, errors } = await portal.query(document, { ...variables?.({ request, params }), path } as Variables)
    const info = data && openScreen(data.screen, path)
    const brand = keepsErrors && errors.length > 0 ? (await portal.shell()).data?.shell.brand : undefined
    const own = brand && keepsErrors?.(brand) ? [...errors] : await followErrors(errors, portal, { memberScreen })
    if (!info || !data.screen.view) throw failed({ status: errors[0]?.status ?? 500 })
    const { screen, ...rest } = data
    return { screen: info, view: data.screen.view, data: rest, errors: own }
  }
}
