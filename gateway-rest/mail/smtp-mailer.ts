import nodemailer from 'nodemailer'
import { MailError, type Mailer, type MailStamps, toMessage } from './mailer.ts'

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * Sends by SMTP over a small connection pool. `url` is `smtp://` or `smtps://` with user, password, host and port.
 * To another machine a message is sent encrypted or not at all, because it may carry a link that sets a password.
 */
export function createSmtpMailer({ url, from, ...stamps }: MailStamps & { url: string; from: string }): Mailer {
  const transport = nodemailer.createTransport(
    {
      url,
      pool: true,
      maxConnections: 3,
      requireTLS: !LOOPBACK.test(new URL(url).hostname),
      connectionTimeout: 5_000,
      greetingTimeout: 5_000,
      socketTimeout: 10_000,
    },
    { from },
  )
  const pending = new Set<Promise<unknown>>()

  async function handOver(mail: Parameters<Mailer['send']>[0]): Promise<void> {
    try {
      await transport.sendMail(toMessage(mail, stamps))
    } catch (error) {
      throw MailError.from(error)
    }
  }

  return {
    async send(mail) {
      const sending = handOver(mail)
      const settled = sending.catch(() => undefined)
      pending.add(settled)
      void settled.then(() => pending.delete(settled))
      await sending
    },
    async close() {
      await Promise.all(pending)
      transport.close()
    },
  }
}
