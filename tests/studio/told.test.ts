import { expect, it } from 'vitest'
import type { KnownStaff, StaffMail, StaffMessage } from '../../gateway-content/staff-mail.ts'
import { askStudio } from './support/ask-studio.ts'
import { MemoryDesk } from './support/memory-desk.ts'

const known: readonly KnownStaff[] = [
  { id: '0', name: 'Somebody', address: 'somebody@staff.example', grants: [{ role: 'editor' }] },
  { id: 'id of Ada', name: 'Ada', address: 'ada@staff.example', grants: [{ role: 'publisher' }] },
  { id: 'l', name: 'Lucia', address: 'lucia@staff.example', grants: [{ role: 'publisher' }] },
  { id: 'o', name: 'Oda', address: 'oda@staff.example', grants: [{ role: 'publisher', brand: 'umbrella' }] },
  { id: 'v', name: 'Ines', address: 'ines@staff.example', grants: [{ role: 'viewer' }] },
]

/** A draft of acme that "Somebody" saved; what is sent by mail is noted. */
function studio(mail = true, knowing: StaffMail['known'] = async () => known) {
  const sent: { to: string[]; message: StaffMessage }[] = []
  const way: StaffMail = {
    origin: 'https://studio.example',
    known: knowing,
    send: (to, message) => void sent.push({ to: to.map(({ name }) => name), message }),
  }
  const desk = new MemoryDesk(['acme/menus.json'])
  const asking = { grants: [{ role: 'publisher' as const }], desk, fourEyes: true, mail: mail ? way : undefined }
  async function change(mutation: string, input: object): Promise<string[] | undefined> {
    const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input!`
    const source = `mutation ($input: ${type}) { answer: ${mutation}(input: $input) { mailed userErrors { code } } }`
    const { data } = await askStudio(source, asking, { input: { draftId: 'Draft december', version: 1, ...input } })
    const { answer } = (data ?? {}) as unknown as { answer?: { mailed: string[] } }
    return answer?.mailed
  }
  const tellsByMail = async () => (await askStudio('{ tellsByMail }', asking)).data?.tellsByMail
  return { sent, change, tellsByMail, writes: desk.writes }
}

it('tells by mail who may approve what is asked, and who changed what is approved or sent back; nobody of what was not done', async () => {
  const { sent, change, tellsByMail } = studio()
  expect(await tellsByMail()).toBe(true)
  // Ada asks: she needs no mail, Oda may not publish acme.
  expect(await change('askForReview', { note: 'Please look' })).toEqual(['Lucia'])
  expect(sent[0]).toEqual({
    to: ['Lucia'],
    message: {
      subject: 'Ada asks for a review of “december”',
      text: 'Ada asks for a review of “december”, version 1.\n\nPlease look\n\nhttps://studio.example/drafts/december/review',
    },
  })
  expect(await change('approveDraft', { onto: 2 })).toEqual(['Somebody'])
  expect(await change('sendDraftBack', { note: 'Shorter, please' })).toEqual(['Somebody'])
  expect(sent.map(({ message }) => message.subject)).toEqual([
    'Ada asks for a review of “december”',
    'Ada approved “december”',
    'Ada sent back “december”',
  ])
  expect(await change('askForReview', { version: 7 })).toEqual([])
  expect(sent).toHaveLength(3)
})

it('tells nobody by mail where no mail server is set, and says so', async () => {
  const { sent, change, tellsByMail } = studio(false)
  expect([await tellsByMail(), await change('askForReview', {}), sent]).toEqual([false, [], []])
})

it('[CONTENT-13] says nothing of a draft while nobody can be found who is to be told, so that it is not said twice', async () => {
  const { sent, change, writes } = studio(true, () => Promise.reject(new Error('The store is away')))
  for (const [mutation, input] of [
    ['askForReview', { note: 'Please look' }],
    ['approveDraft', { onto: 2 }],
    ['sendDraftBack', { note: 'Shorter, please' }],
  ] as const)
    expect(await change(mutation, input)).toBeUndefined()
  expect([sent, writes]).toEqual([[], []])
})
