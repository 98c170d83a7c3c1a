import { openEob } from '../../forms/open-eob.ts'
import { createAction } from '../../screen/action.ts'

/** The EOB button of a claim asks for its document before it goes there, as on Home (CLAIM-23). */
export const claimAction = createAction(openEob)
