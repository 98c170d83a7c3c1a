import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from './portal.ts'

/** Waits for the e-mail to somebody whose subject is asked for, and gives its text. */
export async function mailTo(recipient: string, subject: RegExp): Promise<string> {
  const folder = process.env.PORTAL_OUTBOX ?? ''
  let found: string | undefined
  await expect
    .poll(async () => {
      const names = await readdir(folder).catch(() => [])
      const texts = names.filter(name => name.endsWith('.txt')).map(name => readFile(join(folder, name), 'utf8'))
      found = (await Promise.all(texts)).find(
        text => text.includes(`To: ${recipient}\n`) && subject.test(/^Subject: .+$/m.exec(text)?.[0] ?? ''),
      )
      return found !== undefined
    }, 'the e-mail is in the outbox')
    .toBe(true)
  return found ?? ''
}
