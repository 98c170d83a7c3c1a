import { describe, expect, it } from 'vitest'
import { readMailOptions } from './create-mailer.ts'

describe('readMailOptions', () => {
  it('writes beside the data file unless a server or another folder is named', () => {
    expect(readMailOptions({}, '/data/gateway.sqlite')).toMatchObject({ smtpUrl: undefined, outbox: '/data/outbox' })
    expect(readMailOptions({}, ':memory:').outbox).toBe('.data/outbox')
    const named = {
      GATEWAY_SMTP_URL: 'smtps://mail.example:465',
      GATEWAY_OUTBOX: '/out',
      GATEWAY_MAIL_FROM: 'A <a@b.c>',
    }
    expect(readMailOptions(named, 'x')).toEqual({ smtpUrl: named.GATEWAY_SMTP_URL, outbox: '/out', from: 'A <a@b.c>' })
  })

  it('refuses a malformed server address, without repeating a password', () => {
    for (const address of ['mail.example', 'https://user:secret@mail.example', 'smtp://']) {
      const read = () => readMailOptions({ GATEWAY_SMTP_URL: address }, 'x')
      expect(read).toThrow('GATEWAY_SMTP_URL')
      expect(read).not.toThrow('secret')
    }
  })
})
