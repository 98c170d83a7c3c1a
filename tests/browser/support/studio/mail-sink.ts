import { SMTPServer } from 'smtp-server'

/** An e-mail to staff as it was delivered. */
export interface StaffMail {
  readonly to: string
  /** All of it, its text decoded. */
  readonly text: string
}

/** A mail server that keeps what it is given: what the studio tells staff by mail arrives here. */
export async function startMailSink() {
  const mails: StaffMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const text = decoded(Buffer.concat(chunks).toString('utf8'))
        mails.push(...envelope.rcptTo.map(({ address }) => ({ to: address, text })))
        done()
      })
    },
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  const listening = server.listen(0, '127.0.0.1', resolve)
  await promise
  const { port } = listening.address() as { port: number }
  return {
    mails,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>(done => server.close(() => done())),
  }
}

/** A message whose text is quoted-printable or base64, as what reads mail shows it. */
function decoded(message: string): string {
  const [head = '', ...body] = message.split('\r\n\r\n')
  const text = body.join('\r\n\r\n')
  if (/^content-transfer-encoding: base64/im.test(head)) return `${head}\n\n${Buffer.from(text, 'base64').toString()}`
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return `${head}\n\n${Buffer.from(bytes, 'latin1').toString('utf8')}`
}
