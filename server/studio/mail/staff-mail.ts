import type { Transporter } from 'nodemailer'
import type { Grant } from '../../../gateway-content/policy.ts'
import type { KnownStaff, StaffMail } from '../../../gateway-content/staff-mail.ts'
import { sqlKnownStaff } from '../../content/store/known-staff.ts'
import type { ContentSql } from '../../state/sql.ts'

/** The server that takes the studio's mail, and the sender. */
interface MailSettings {
  /** `smtp://` or `smtps://`, with a user and a password where it takes one. */
  readonly url: string
  readonly from: string
}

interface Options extends MailSettings {
  sql: ContentSql
  now: () => Date
  /** Told what kept a message from being sent, and never to whom. */
  tell: (reason: string) => void
}

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Tells staff by mail over SMTP (STUDIO-27). To another machine nothing goes unsealed. The connection is made with the first message. */
export function createStaffMail({ url, from, sql, now, tell }: Options) {
  const known = sqlKnownStaff(sql)
  let opened: Promise<Transporter> | undefined
  const pending = new Set<Promise<void>>()

  async function open(): Promise<Transporter> {
    const { createTransport } = (await import('nodemailer')).default
    const requireTLS = !loopback.test(new URL(url).hostname)
    const patience = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }
    return createTransport({ url, requireTLS, ...patience }, { from })
  }

  async function deliver(to: KnownStaff, subject: string, text: string): Promise<void> {
    try {
      opened ??= open()
      // As an object it is one address, whatever characters it holds.
      const address = { name: to.name, address: to.address }
      await (await opened).sendMail({ to: address, subject, text, disableFileAccess: true, disableUrlAccess: true })
    } catch (error) {
      // The text of such an error may quote the address.
      tell(error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason')
    }
  }

  return {
    /** The way to tell them for one request. */
    at: (origin: string): StaffMail => ({
      origin,
      known: async () =>
        (await known.all(now())).map(staff => ({ ...staff, grants: staff.grants as readonly Grant[] })),
      send(all, { subject, text }) {
        for (const to of all) {
          const sending = deliver(to, subject, text).finally(() => pending.delete(sending))
          pending.add(sending)
        }
      },
    }),
    /** Waits for what is under way. */
    async close(): Promise<void> {
      await Promise.all(pending)
      ;(await opened)?.close()
    },
  }
}
