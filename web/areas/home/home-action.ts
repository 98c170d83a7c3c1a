import { createAction, type Sent } from '../../app/create-action.ts'
import { failed } from '../../app/failure.ts'
import { openEbill } from '../../app/open-ebill.ts'
import { openEob } from '../../app/open-eob.ts'

type Intent = 'open-ebill' | 'open-eob'

const intents: { readonly [Name in Intent]: (sent: Sent) => Promise<never> } = {
  'open-ebill': openEbill,
  'open-eob': openEob,
}

/** The two buttons of Home that ask a service where to go before they go there. */
export const homeAction = createAction(async sent => {
  const intent = String(sent.form.get('intent'))
  if (!Object.hasOwn(intents, intent)) throw failed({ status: 400 })
  return intents[intent as Intent](sent)
})
