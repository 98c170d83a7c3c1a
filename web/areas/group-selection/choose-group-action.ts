import { ChooseGroupDocument } from '../../generated/choose-group.ts'
import { leadOn } from '../../journey/lead-on.ts'
import { createAction } from '../../screen/action.ts'

/** Opens the chosen group and goes on with the journey; a failure is the error page's (GROUPSEL-09 to GROUPSEL-11). */
export const chooseGroupAction = createAction(async ({ form, run }) => {
  const { chooseGroup } = await run(ChooseGroupDocument, { groupId: String(form.get('groupId') ?? '') })
  return leadOn(chooseGroup)
})
