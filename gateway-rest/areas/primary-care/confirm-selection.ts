import { MailError } from '../../mail/mail-error.ts'
import type { Mailer } from '../../mail/mailer.ts'

/**
 * Sends the words of a stored choice to an address and says what became of it. The choice stands either way, so a
 * message that cannot be sent is no failure of the call.
 */
export async function confirmSelection(mailer: Mailer, to: string, choice: string): Promise<string> {
  const text = `${choice}\n\nIf you did not make this choice, please call the number on your member ID card.`
  try {
    await mailer.send({ to, subject: 'Your primary care provider', text })
    return 'A confirmation was sent by e-mail.'
  } catch (error) {
    if (error instanceof MailError) return 'The confirmation could not be sent by e-mail.'
    throw error
  }
}
