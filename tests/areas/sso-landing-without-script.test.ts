import { describe, expect, it } from 'vitest'
import { postForm } from './support/post-form.ts'

const leading = { ContinueJourney: () => ({ data: { continueJourney: { next: '/contact-us', userErrors: [] } } }) }

describe('sso landing without script', () => {
  it('[OPEN-24] goes where the journey leads by its button', async () => {
    const { answer } = await postForm('/sso-landing', [], { persona: 'signing in', answers: leading })
    expect(answer).toMatchObject({ kind: 'redirect', location: '/contact-us' })
  })
})
