import { createAction } from '../../app/create-action.ts'
import { openEob } from '../../app/open-eob.ts'

/** The EOB button of a claim asks for its document before it goes there, as on Home (CLAIM-23). */
export const claimAction = createAction(openEob)
