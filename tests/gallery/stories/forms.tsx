import { Button, ButtonLink } from '../../../web/ui/button/button.tsx'
import { EditForm } from '../../../web/ui/edit-form/edit-form.tsx'
import { Facts } from '../../../web/ui/facts/facts.tsx'
import { SelectField } from '../../../web/ui/field/select-field.tsx'
import { TextField } from '../../../web/ui/field/text-field.tsx'
import { Filters } from '../../../web/ui/filters/filters.tsx'
import { FormErrors } from '../../../web/ui/form-errors/form-errors.tsx'
import { Outcome } from '../../../web/ui/outcome/outcome.tsx'
import { ProgressSteps } from '../../../web/ui/progress-steps/progress-steps.tsx'
import { robin } from '../../areas/support/claims-answers.ts'
import type { BrandSample } from '../brand-sample.ts'
import { type Story, storiesOf, wordsOf } from '../story.ts'
import { Stack } from './room.tsx'

export const formStories: readonly Story[] = [
  ...storiesOf('ui/edit-form', 'Edit form', {
    '': { room: 'reading', draw: brand => <Address brand={brand} /> },
    open: { room: 'reading', draw: brand => <Address brand={brand} startsOpen /> },
    'read-only': { room: 'reading', draw: brand => <Address brand={brand} readOnly /> },
  }),
  ...storiesOf('ui/filters', 'Filters', {
    '': { draw: brand => <ClaimFilters brand={brand} chosen={false} /> },
    chosen: { draw: brand => <ClaimFilters brand={brand} chosen /> },
  }),
  ...storiesOf('ui/form-errors', 'Form errors', {
    '': {
      room: 'form',
      draw: brand => {
        const say = wordsOf(brand, 'account-member-information')
        const word = wordsOf(brand, 'common')
        const missing = (['city', 'state'] as const).map(field => word('requiredField', { label: say(field) }))
        return (
          <Stack>
            <FormErrors fields={missing} />
            <FormErrors message={wordsOf(brand, 'claims')('failed')} />
          </Stack>
        )
      },
    },
  }),
  ...storiesOf('ui/outcome', 'Outcome', {
    '': {
      room: 'reading',
      draw: brand => (
        <Outcome
          actions={<ButtonLink target="/account/settings">{wordsOf(brand, 'account-settings')('heading')}</ButtonLink>}
        >
          <p>{wordsOf(brand, 'account-settings')('answersSaved')}</p>
        </Outcome>
      ),
    },
  }),
  ...storiesOf('ui/progress-steps', 'Progress steps', {
    '': {
      room: 'reading',
      draw: brand => {
        const say = wordsOf(brand, 'account-settings')
        const steps = (['preferencesHeading', 'answersHeading', 'passwordHeading'] as const).map(key => say(key))
        return (
          <Stack>
            <ProgressSteps steps={steps} activeStep={0} />
            <ProgressSteps steps={steps} activeStep={1} darkerStepColors />
            <ProgressSteps steps={steps} activeStep={2} successState />
          </Stack>
        )
      },
    },
  }),
]

interface AddressProps {
  brand: BrandSample
  startsOpen?: boolean
  readOnly?: boolean
}

function Address({ brand, startsOpen, readOnly }: AddressProps) {
  const say = wordsOf(brand, 'account-member-information')
  const word = wordsOf(brand, 'common')
  return (
    <EditForm
      name="address"
      title={say('address')}
      startsOpen={startsOpen}
      readOnly={readOnly}
      display={
        <Facts
          facts={[
            { label: say('city'), value: 'Springfield' },
            { label: say('zipCode'), value: '97000' },
          ]}
        />
      }
      edit={close => (
        <Stack>
          <TextField label={say('city')} name="city" defaultValue="Springfield" />
          <p>
            <Button>{word('save')}</Button>{' '}
            <Button kind="quiet" onClick={close}>
              {word('cancel')}
            </Button>
          </p>
        </Stack>
      )}
    />
  )
}

function ClaimFilters({ brand, chosen }: { brand: BrandSample; chosen: boolean }) {
  const say = wordsOf(brand, 'claims')
  const choices = [{ value: '0', label: robin.firstName }]
  return (
    <Filters label={say('filters')} chosen={chosen ? ['Sam Example', 'Service date from 01/05/2026'] : []}>
      <SelectField label={say('member')} name="member" choices={choices} />
      <SelectField label={say('status')} name="status" any={say('anyStatus')} choices={[]} />
    </Filters>
  )
}
