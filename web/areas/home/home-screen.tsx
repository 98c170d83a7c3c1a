import type { LoaderFunctionArgs } from 'react-router'
import { routeError } from '../../errors/failure.ts'
import { openEbill, openEob } from '../../forms/open-elsewhere.ts'
import { HomeDocument, type HomeQuery } from '../../generated/home.ts'
import { createAction, type Sent } from '../../screen/action.ts'
import { portalContext } from '../../screen/portal.ts'
import { createScreenLoader, type ScreenData, useScreen } from '../../screen/screen-loader.ts'
import { throwFatalErrors } from '../../screen/throw-fatal-errors.ts'
import { Home } from './home.tsx'
import { fatalFailures } from './home-failures.tsx'

const load = createScreenLoader(HomeDocument, { keepsErrors: brand => brand.homeFailure === 'partial' })

/**
 * Loads all of Home in one request; its sources are fetched in parallel (HOME-01). A failure leads to the log-in or
 * error page, or leaves a gap, as the brand wants (HOME-04). Home does not handle failed claims or EOBs itself, so
 * calls that are exempt elsewhere are not exempt here.
 */
export async function loader(args: LoaderFunctionArgs): Promise<ScreenData<HomeQuery>> {
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

type Intent = 'open-ebill' | 'open-eob'

const intents: { readonly [Name in Intent]: (sent: Sent) => Promise<never> } = {
  'open-ebill': openEbill,
  'open-eob': openEob,
}

/** Handles Home's two buttons that must ask a service for their target first. */
export const action = createAction(async sent => {
  const intent = String(sent.form.get('intent'))
  if (!Object.hasOwn(intents, intent)) throw routeError({ status: 400 })
  return intents[intent as Intent](sent)
})

/** The route `home`: all data has loaded when it renders (HOME-03). */
export function Component() {
  const { data, errors, screen, view } = useScreen(loader)
  return <Home title={screen.title} view={view} data={data.viewer ?? {}} errors={errors} />
}
