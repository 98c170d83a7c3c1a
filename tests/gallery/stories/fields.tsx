import { DateField } from '../../../web/ui/date-field/date-field.tsx'
import { Checkbox } from '../../../web/ui/field/checkbox.tsx'
import { HiddenInputField } from '../../../web/ui/field/hidden-input-field.tsx'
import { RadioGroup } from '../../../web/ui/field/radio-group.tsx'
import { SelectField } from '../../../web/ui/field/select-field.tsx'
import { TextField } from '../../../web/ui/field/text-field.tsx'
import { fullName } from '../../../web/ui/format/full-name.ts'
import { MultiChoice } from '../../../web/ui/multi-choice/multi-choice.tsx'
import { claimsViewer, robin, sam } from '../../areas/support/claims-answers.ts'
import { direct } from '../../areas/support/plan-answers.ts'
import { type Story, storiesOf, wordsOf } from '../story.ts'
import { Stack } from './room.tsx'

const members = [robin, sam].map(member => ({ value: String(member.suffix), label: fullName(member) }))
const providers = claimsViewer().data.viewer.family.claimChoices.providers.map(({ number, name }) => ({
  ...{ value: number, label: name },
}))
const cancellations = direct.cancellationOptions.map(({ what, description }) => ({ value: what, label: description }))

export const fieldStories: readonly Story[] = [
  ...storiesOf('ui/date-field', 'Date field', {
    '': {
      room: 'form',
      draw: brand => {
        const say = wordsOf(brand, 'claims')
        const word = wordsOf(brand, 'common')
        return (
          <Stack>
            <DateField label={say('startDate')} name="startDate" defaultValue="11/20/2025" />
            <DateField label={say('endDate')} name="endDate" error={word('dateRangeInvalid')} />
          </Stack>
        )
      },
    },
  }),
  ...storiesOf('ui/field', 'Field', {
    '': {
      room: 'form',
      draw: brand => {
        const say = wordsOf(brand, 'account-member-information')
        const word = wordsOf(brand, 'common')
        return (
          <Stack>
            <TextField label={say('city')} name="city" required />
            <TextField label={say('addressLine2')} name="addressLine2" required={false} />
            <TextField label={say('zipCode')} name="zipCode" hint={say('zipCodeHint')} />
            <TextField
              label={say('phoneNumber')}
              name="phoneNumber"
              hint={say('phoneNumberHint')}
              error={word('requiredField', { label: say('phoneNumber') })}
            />
            <TextField label={say('country')} name="country" disabled defaultValue="US" />
          </Stack>
        )
      },
    },
    choices: {
      room: 'form',
      draw: brand => {
        const say = wordsOf(brand, 'account-plan-benefits')
        const word = wordsOf(brand, 'common')
        return (
          <Stack>
            <RadioGroup name="one" label={say('cancelQuestion')} options={cancellations} defaultValue="MEDICAL" />
            <RadioGroup
              name="two"
              label={say('cancelQuestion')}
              options={cancellations}
              error={say('cancelRequired')}
            />
            <Checkbox name="three" label={word('edit')} hint={say('cancelBody', { coverageEnd: '12/31/2026' })} />
            <Checkbox name="four" label={word('save')} error={word('requiredField', { label: word('save') })} />
          </Stack>
        )
      },
    },
    password: {
      room: 'form',
      draw: brand => {
        const say = wordsOf(brand, 'account-settings')
        return (
          <HiddenInputField
            label={say('passwordHeading')}
            name="password"
            hint={say('passwordBody')}
            autoComplete="off"
          />
        )
      },
    },
    select: {
      room: 'form',
      draw: brand => {
        const say = wordsOf(brand, 'claims')
        return (
          <Stack>
            <SelectField label={say('member')} name="member" choices={members} />
            <SelectField label={say('status')} name="status" any={say('anyStatus')} choices={providers} />
            <SelectField label={say('member')} name="wrong" choices={members} error={say('refused')} />
          </Stack>
        )
      },
    },
  }),
  ...storiesOf('ui/multi-choice', 'Multi choice', {
    '': {
      room: 'form',
      draw: brand => {
        const say = wordsOf(brand, 'claims')
        return (
          <Stack>
            <MultiChoice
              label={say('providers')}
              name="none"
              any={say('anyProvider')}
              choices={providers}
              chosen={[]}
            />
            <MultiChoice
              label={say('providers')}
              name="one"
              any={say('anyProvider')}
              choices={providers}
              chosen={['7']}
            />
          </Stack>
        )
      },
    },
  }),
]
