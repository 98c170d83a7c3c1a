import { describe, expect, it } from 'vitest'
import { answers } from './support/id-card-answers.ts'
import { postForm } from './support/post-form.ts'

const path = '/id-card/email?category=dental'

const chosen = (html: string) => /<option[^>]*value="([^"]*)"[^>]*selected=""/.exec(html)?.[1]

describe('e-mailing a card without script', () => {
  it('[IDCARD-09] sends the card, or keeps a wrong address and says what is wrong', async () => {
    const options = { persona: 'subscriber, active', answers } as const
    const wrong = await postForm(
      path,
      [
        ['emailAddress', 'robin@mail'],
        ['category', 'dental'],
      ],
      options,
    )
    expect(wrong.answer).toMatchObject({ kind: 'page', status: 422 })
    expect(wrong.html).toContain('value="robin@mail"')
    expect(wrong.html).toContain('Enter an email address like name@example.com')
    expect(wrong.sent('EmailIdCard')).toHaveLength(0)
    for (const category of ['medical', '']) {
      const fields = [
        ['emailAddress', 'robin@mail'],
        ['category', category],
      ] as [string, string][]
      expect(chosen((await postForm(path, fields, options)).html)).toBe(category)
    }
    const right = await postForm(
      path,
      [
        ['emailAddress', 'a@b.example'],
        ['category', ''],
      ],
      options,
    )
    expect(right.html).toContain('Sent to a@b.example')
    expect(right.sent('EmailIdCard')[0]?.variables).toEqual({ input: { emailAddress: 'a@b.example', category: null } })
  })
})
