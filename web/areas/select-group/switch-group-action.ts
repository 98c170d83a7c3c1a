import { SwitchGroupDocument } from '../../generated/switch-group.ts'
import { leadOn } from '../../journey/lead-on.ts'
import { createAction } from '../../screen/action.ts'

/** Switches to the chosen group and runs the journey with its token; a failure is the error page's (ACTIVEGROUP-12, ACTIVEGROUP-16). */
export const switchGroupAction = createAction(async ({ form, run }) => {
  const { switchGroup } = await run(SwitchGroupDocument, { groupId: String(form.get('groupId') ?? '') })
  return leadOn(switchGroup)
})
