import { routeError } from '../../errors/failure.ts'
import { openEbill, openEob } from '../../forms/open-elsewhere.ts'
import { HomeDocument } from '../../generated/home.ts'
import { createAction, type Sent } from '../../screen/action.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { Home } from './home.tsx'

/**
 * Loads all of Home in one request; its sources are fetched in parallel (HOME-01). A failure leads to the log-in or
 * error page, claims and EOBs not excepted, or leaves a gap where the brand wants that (HOME-04).
 */
export const loader = createScreenLoader('home', HomeDocument, {
  handles: ({ homeFailure }) => (homeFailure === 'partial' ? ['viewer.*', 'screen.data.*'] : []),
  memberScreen: true,
})

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
  const { data, shown, errors, screen, view } = useScreen(loader)
  return <Home title={screen.title} view={view} data={{ ...data.viewer, ...shown }} errors={errors} />
}
