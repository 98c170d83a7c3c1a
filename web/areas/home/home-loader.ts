import type { LoaderFunctionArgs } from 'react-router'
import { throwFatalErrors } from '../../errors/throw-fatal-errors.ts'
import { HomeDocument, type HomeQuery } from '../../generated/home.ts'
import { portalContext } from '../../screen/portal.ts'
import { createScreenLoader, type ScreenData } from '../../screen/screen-loader.ts'
import { fatalFailures } from './fatal-failures.ts'

const load = createScreenLoader(HomeDocument, { keepsErrors: brand => brand.homeFailure === 'partial' })

/**
 * Loads all of Home in one request, whose sources are asked side by side (HOME-01). A failure leads to the log-in or
 * error page, or leaves a gap, as the brand has it (HOME-04). Home is not the screen that handles failed claims or
 * EOBs, so calls that are exempt elsewhere are not exempt here.
 */
export async function homeLoader(args: LoaderFunctionArgs): Promise<ScreenData<HomeQuery>> {
  const home = await load(args)
  if (home.errors.length === 0) return home
  const portal = args.context.get(portalContext)
  const brand = (await portal.shell()).data?.shell.brand
  const fatal = fatalFailures(home.errors, brand?.homeFailure ?? 'error-page')
  await throwFatalErrors(
    fatal.map(({ call: _exemption, ...error }) => error),
    portal,
  )
  return home
}
