import { claimInProcess, claims } from '../../../web/blocks/recent-claims/fixture.ts'
import { AddressDialog } from '../../../web/ui/address-dialog/address-dialog.tsx'
import { Button } from '../../../web/ui/button/button.tsx'
import DatePicker from '../../../web/ui/date-field/date-picker.tsx'
import { Modal } from '../../../web/ui/modal/modal.tsx'
import { type Story, storiesOf, wordsOf } from '../story.ts'

const types = ['info', 'success', 'warning', 'error'] as const
const ignore = () => undefined

export const dialogStories: readonly Story[] = [
  ...storiesOf('ui/address-dialog', 'Address dialog', {
    '': {
      draw: brand => {
        const say = wordsOf(brand, 'primary-care-search')
        return (
          <AddressDialog
            heading={say('confirmHeading', { provider: claims[0]?.provider.name ?? '' })}
            closeTo="/find-care/primary-care"
          >
            <p>{say('emailHint')}</p>
            <p>
              <Button>{say('confirm')}</Button>
            </p>
          </AddressDialog>
        )
      },
    },
  }),
  ...storiesOf(
    'ui/modal',
    'Modal',
    Object.fromEntries(
      types.map(type => [
        type === 'info' ? '' : type,
        {
          draw: brand => {
            const say = wordsOf(brand, 'account-plan-benefits')
            const word = wordsOf(brand, 'common')
            return (
              <Modal
                open
                type={type}
                heading={say('confirmHeading')}
                message={say('confirmBody', { coverageEnd: '12/31/2026' })}
                primaryText={say('cancel')}
                secondaryText={word('retry')}
                cancelText={word('close')}
                showSecondary
                showCancel
                showClose
                onAnswer={ignore}
              />
            )
          },
        } satisfies Omit<Story, 'id' | 'title'>,
      ]),
    ),
  ),
  ...storiesOf('ui/date-field/calendar', 'Date field, calendar', {
    '': {
      draw: brand => (
        <DatePicker
          label={wordsOf(brand, 'claims')('startDate')}
          value={claimInProcess.serviceDate}
          min="2024-11-20"
          max="2026-11-20"
          onChoose={ignore}
          onClose={ignore}
        />
      ),
    },
  }),
]
