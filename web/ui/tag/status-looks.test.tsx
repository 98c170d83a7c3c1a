import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ClaimStatus } from '../claim-status/claim-status.tsx'
import { statusLooks } from './status-looks.ts'
import { Tag } from './tag.tsx'

afterEach(cleanup)

it('[MEMBER-33] [STATE-17] gives a claim and a referral of one status the same tone', () => {
  const toneOf = (status: keyof typeof statusLooks) => statusLooks[status].tone
  expect(toneOf('PAID')).toBe(toneOf('APPROVED'))
  expect(toneOf('IN_PROCESS')).toBe(toneOf('PENDING'))
  const claim = { statusDescription: 'Denied', status: 'DENIED', paidDate: null } as const
  const { getAllByText } = render(
    <>
      <ClaimStatus claim={claim} paidOn={date => date} />
      <Tag tone={toneOf('DENIED')}>Denied</Tag>
    </>,
  )
  expect(getAllByText('Denied').map(status => status.dataset.tone)).toEqual(['error', 'error'])
})
