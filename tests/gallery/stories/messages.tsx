import { paragraph } from '../../../web/blocks/testing/rich-text.ts'
import { Alert } from '../../../web/ui/alert/alert.tsx'
import { Banner } from '../../../web/ui/banner/banner.tsx'
import { Button, ButtonLink } from '../../../web/ui/button/button.tsx'
import { Empty } from '../../../web/ui/empty/empty.tsx'
import { Missing } from '../../../web/ui/missing/missing.tsx'
import { RetryNotice } from '../../../web/ui/retry-notice/retry-notice.tsx'
import { RichText } from '../../../web/ui/rich-text/rich-text.tsx'
import { Spinner } from '../../../web/ui/spinner/spinner.tsx'
import { VisuallyHidden } from '../../../web/ui/visually-hidden/visually-hidden.tsx'
import { WaitingPage } from '../../../web/ui/waiting-page/waiting-page.tsx'
import { type Story, storiesOf, wordsOf } from '../story.ts'
import { Stack } from './room.tsx'

const alertTypes = ['info', 'success', 'warning', 'error'] as const
const labels = { info: 'alertInfo', success: 'alertSuccess', warning: 'alertWarning', error: 'alertError' } as const
const tones = { soft: 'renewalTitle', strong: 'cancelledTitleM', accent: 'cancelledTitleD' } as const

export const messageStories: readonly Story[] = [
  ...storiesOf('ui/alert', 'Alert', {
    '': {
      draw: brand => {
        const say = wordsOf(brand, 'account-settings')
        const shell = wordsOf(brand, 'shell')
        return (
          <Stack>
            {alertTypes.map(type => (
              <Alert key={type} type={type} typeLabel={shell(labels[type])} title={say('answersUnavailable')}>
                <p>{say('answersUnavailableBody')}</p>
              </Alert>
            ))}
            <Alert
              type="info"
              title={say('preferencesSaved')}
              actions={
                <Button kind="secondary" size="small">
                  {wordsOf(brand, 'common')('close')}
                </Button>
              }
            />
          </Stack>
        )
      },
    },
  }),
  ...storiesOf('ui/banner', 'Banner', {
    '': {
      draw: brand => {
        const say = wordsOf(brand, 'account-plan-benefits')
        return (
          <Stack>
            {Object.entries(tones).map(([tone, title]) => (
              <Banner
                key={tone}
                tone={tone as keyof typeof tones}
                icon="calendar"
                title={say(title)}
                actions={
                  <ButtonLink kind="secondary" target="/account/plan-benefits">
                    {say('renew')}
                  </ButtonLink>
                }
              >
                <p>{say('renewal', { openEnrollmentEnd: '12/15/2026' })}</p>
              </Banner>
            ))}
          </Stack>
        )
      },
    },
  }),
  ...storiesOf('ui/empty', 'Empty', {
    '': {
      draw: brand => {
        const say = wordsOf(brand, 'claims')
        return (
          <Empty icon="document" title={say('empty')}>
            <p>{say('emptyHint')}</p>
          </Empty>
        )
      },
    },
  }),
  ...storiesOf('ui/missing', 'Missing', {
    '': { draw: ({ text }) => <Missing status={404} back="/claims" text={text.claim} /> },
    failed: { draw: ({ text }) => <Missing status={503} back="/claims" text={text.claim} /> },
  }),
  ...storiesOf('ui/retry-notice', 'Retry notice', {
    '': {
      draw: brand => {
        const say = wordsOf(brand, 'claims')
        return (
          <Stack>
            <RetryNotice title={say('failed')}>{say('failedHint')}</RetryNotice>
            <RetryNotice title={say('refused')} retry={false} />
          </Stack>
        )
      },
    },
  }),
  ...storiesOf('ui/rich-text', 'Rich text', {
    '': {
      room: 'reading',
      draw: ({ pageBlocks }) => {
        const prose = pageBlocks.find(view => view.block === 'prose')
        return <RichText tree={prose?.body ?? paragraph('**No prose**')} />
      },
    },
  }),
  ...storiesOf('ui/spinner', 'Spinner', { '': { draw: () => <Spinner /> } }),
  ...storiesOf('ui/visually-hidden', 'Visually hidden', {
    '': {
      draw: brand => (
        <p>
          <VisuallyHidden>{wordsOf(brand, 'shell')('alertInfo')}: </VisuallyHidden>
          {wordsOf(brand, 'account-settings')('preferencesSaved')}
        </p>
      ),
    },
  }),
  ...storiesOf('ui/waiting-page', 'Waiting page', {
    '': {
      draw: brand => {
        const say = wordsOf(brand, 'sso-landing')
        return <WaitingPage heading={say('heading')} lead={<p>{say('body')}</p>} />
      },
    },
  }),
]
