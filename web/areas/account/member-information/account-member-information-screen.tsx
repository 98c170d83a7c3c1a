import type { Refusal } from '../../../forms/refusal.ts'
import { type Saved, useSavedNote } from '../../../forms/saved.tsx'
import { AccountMemberInformationScreenDocument } from '../../../generated/account-member-information-screen.ts'
import { createScreenLoader, useScreen } from '../../../screen/screen-loader.ts'
import { useAnswer } from '../../../screen/use-answer.ts'
import { Page } from '../../../ui/page/page.tsx'
import { sayFrom } from '../../../ui/words/say-from.ts'
import { AddressCard } from './address-card.tsx'
import { FamilyTable } from './family-table.tsx'
import type { AddressField } from './save-address-action.ts'

export const loader = createScreenLoader('account-member-information', AccountMemberInformationScreenDocument, {
  stays: true,
})
export { saveAddressAction as action } from './save-address-action.ts'

/** The family's members and mailing address (ACCOUNT-02 to ACCOUNT-05). */
export function Component() {
  const { view, data } = useScreen(loader)
  const answer = useAnswer<Refusal<AddressField> | Saved>()
  const say = sayFrom(view.text)
  const note = useSavedNote(answer && 'saved' in answer ? answer : undefined, say('saved'))
  const { member, family, addressCodes } = data.viewer ?? {}
  return (
    <Page heading={say('heading')} lead={say('lead')}>
      {note}
      {family && (
        <AddressCard
          address={family.address}
          codes={addressCodes ?? []}
          readOnly={member?.relationship !== 'SUBSCRIBER'}
          text={view.text}
          answer={answer}
        />
      )}
      {family && <FamilyTable members={family.members} say={say} />}
    </Page>
  )
}
