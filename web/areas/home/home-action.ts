import { routeError } from '../../errors/failure.ts'
import { openEbill } from '../../forms/open-ebill.ts'
import { openEob } from '../../forms/open-eob.ts'
import { createAction, type Sent } from '../../screen/action.ts'

type Intent = 'open-ebill' | 'open-eob'

const intents: { readonly [Name in Intent]: (sent: Sent) => Promise<never> } = {
  'open-ebill': openEbill,
  'open-eob': openEob,
}

/** The two buttons of Home that ask a service where to go before they go there. */
export const homeAction = createAction(async sent => {
  const intent = String(sent.form.get('intent'))
  if (!Object.hasOwn(intents, intent)) throw routeError({ status: 400 })
  return intents[intent as Intent](sent)
})
