import type { Refusal } from '../../../forms/refusal.ts'
import type { Saved } from '../../../forms/saved.ts'
import { Card } from '../../../ui/card/card.tsx'
import { EditForm } from '../../../ui/edit-form/edit-form.tsx'
import { sayFrom } from '../../../ui/words/say-from.ts'
import { type Address, type AddressCodes, AddressFacts } from './address-facts.tsx'
import { AddressForm } from './address-form.tsx'
import type { AddressField } from './address-rules.ts'

interface Props {
  address: Address | null
  codes: AddressCodes
  readOnly: boolean
  text: Readonly<Record<string, string>>
  answer: Refusal<AddressField> | Saved | undefined
}

/** The family's address: to read, and for the subscriber to edit (ACCOUNT-03). */
export function AddressCard({ address, codes, readOnly, text, answer }: Props) {
  const say = sayFrom(text)
  const refusal = answer && 'codes' in answer ? answer : undefined
  const saved = answer && 'saved' in answer ? answer : undefined
  return (
    <Card>
      <EditForm
        name="address"
        title={say('address')}
        readOnly={readOnly}
        startsOpen={refusal !== undefined}
        display={
          <>
            {address ? <AddressFacts address={address} codes={codes} say={say} /> : <p>{say('noAddress')}</p>}
            {readOnly && <p>{say('readOnly')}</p>}
          </>
        }
        edit={close => <AddressForm {...{ address, codes, text, refusal, saved, close }} />}
      />
    </Card>
  )
}
