import { describe, expect, it, vi } from 'vitest'
import type { Account, EobPage, PersonDetails, SecurityQuestionList } from '../../schema/generated/gateway-types.ts'
import { contractCalls } from '../testing/contract-calls.ts'
import { overlaps, readLayout } from '../testing/read-layout.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { useGateway } from '../testing/use-gateway.ts'
import { sayFor } from './say.ts'
import { spanish } from './spanish.ts'

const headers = { 'accept-language': 'es-US' }
const inBraces = (text: string) => text.match(/\{\w+\}/g)?.sort() ?? []

it.each([
  ['es-US', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['fr, es;q=0.5', 'es'],
  ['en-US,es', 'en'],
  ['est', 'en'],
  [undefined, 'en'],
])('answers Accept-Language %s in %s', (header, language) => {
  expect(sayFor(header).language).toBe(language)
})

it('[LOCALE-14] says everything in Spanish with the same placeholders', () => {
  for (const [english, said] of Object.entries(spanish))
    expect([english, inBraces(said)]).toEqual([english, inBraces(english)])
})

describe('[LOCALE-14] letters, e-mails and words follow the language of the request', () => {
  const gateway = useGateway()
  const post = (path: string, body: object, token?: string) =>
    gateway().call(path, { method: 'POST', body, headers, ...(token !== undefined && { token }) })

  async function mailOf(work: () => Promise<unknown>) {
    const before = gateway().mails.length
    await work()
    return vi.waitFor(() => {
      const mail = gateway().mails[before]
      if (mail === undefined) throw new Error('no mail yet')
      return mail
    })
  }
  const pdf = async (path: string, token: string) => {
    const sent = { ...headers, authorization: `Bearer ${token}`, accept: 'application/pdf' }
    const response = await fetch(`${gateway().origin}/api/${path}`, { headers: sent })
    return new Uint8Array(await response.arrayBuffer())
  }

  it('as do the words of codes, and the questions of everybody', async () => {
    const token = await gateway().signIn('active')
    const ask = async <Answer>(path: string, sent: Record<string, string> = headers) =>
      (await gateway().call<Answer>(path, { token, headers: sent })).json()
    const [, spouse] = (await ask<Account>('account')).members
    expect(spouse).toMatchObject({ relationship: 'SPS', relationshipDescription: 'Cónyuge' })
    const [question] = await ask<SecurityQuestionList>('account/security-questions')
    expect(question).toEqual({ id: 'first-pet', question: '¿Cómo se llamaba su primera mascota?' })
    const inEnglish = await ask<SecurityQuestionList>('account/security-questions', {})
    expect(inEnglish[0]?.question).toBe('What was the name of your first pet?')
  })

  it('[LOCALE-06] and every answer with words says in which language they are', async () => {
    const token = await gateway().signIn('active')
    const said: string[] = []
    for (const { id, method, path, query, secured } of (await contractCalls()).filter(call => call.method === 'GET')) {
      const address = `${path}?${new URLSearchParams(query)}`
      const ask = (sent: Record<string, string>) =>
        gateway().call(address, { method, headers: sent, ...(secured && { token }) })
      const [spanish, english] = [await ask(headers), await ask({})]
      const [language, ...others] = [spanish, english].map(answer => answer.headers.get('content-language'))
      if (language === null && others[0] === null) continue
      said.push(`${id} ${language}`)
      expect([id, ...others]).toEqual([id, 'en'])
      // An identity card and its relationship aside, what is not said to be in Spanish is the same as in English.
      if (language === 'en' && id !== 'getIdCards') expect([id, spanish.text]).toEqual([id, english.text])
    }
    expect(said.length).toBeGreaterThan(20)
    expect(said.filter(line => line.endsWith(' es')).length).toBeGreaterThan(4)
  })

  it('of a recovery', async () => {
    const link = await mailOf(() => post('account/forgot-password', { username: 'short1', domainId: '1' }))
    expect(link.subject).toBe('Establezca una nueva contraseña para el Panel de miembros')
    expect(link.text).toMatch(/Abra esta dirección.*\n\nhttps:\/\/\S+\n\nPuede usarse una sola vez/)
    const token = await gateway().signIn('dentalonly')
    const known = await gateway().get<PersonDetails>('account/registration/details', token)
    const { subscriberId, firstName, lastName, dateOfBirth } = known
    const person = { subscriberId, firstName, lastName, dateOfBirth, domainId: '1' }
    const name = await mailOf(() => post('account/forgot-username', person))
    expect(name.text).toContain('Su nombre de usuario es dentalonly1')
  })

  it('with an ID card, whose words do not lie over one another', async () => {
    const token = await gateway().signIn('active')
    const mail = await mailOf(() => post('idCard/email', { emailAddress: 'somebody@mail.example' }, token))
    expect(mail).toMatchObject({ subject: 'Su tarjeta de identificación', text: expect.stringContaining('en PDF') })
    const bytes = mail.attachments?.[0]?.content ?? new Uint8Array()
    const { language, pages } = await readPdf(bytes)
    expect(language).toBe('es-US')
    expect(pages.join(' ')).toMatch(/Tarjeta médica.*Lo que paga en la red/)
    expect(pages.join(' ')).not.toMatch(/Member ID|Effective date|What you pay|Who to call|Yearly amounts|Page \d/)
    expect((await readLayout(bytes)).flatMap(overlaps)).toEqual([])
  })

  it('in an explanation of benefits, with months in words', async () => {
    const token = await gateway().signIn('manyclaims')
    const period = 'startDate=2024-06-15&endDate=2026-06-15&page=0&size=100'
    const { content } = await gateway().get<EobPage>(`v2/eobs?claimType=M&${period}`, token)
    const bytes = await pdf(`eobs/pdf?docId=${content[0]?.pdfDocumentId}`, token)
    const { title, pages } = await readPdf(bytes)
    expect(title).toMatch(/^Explicación de beneficios, \d{1,2} [a-z]{3,4} \d{4}$/)
    expect(pages.join(' ')).toContain('Esto no es una factura.')
    expect(pages.join(' ')).not.toMatch(/\d{2}\/\d{2}\/\d{4}|You owe|Charged/)
    expect((await readLayout(bytes)).flatMap(overlaps)).toEqual([])
  })
})
