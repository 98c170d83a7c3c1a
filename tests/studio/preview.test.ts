import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPreviews, studioHost } from './support/start-previews.ts'

let previews: Awaited<ReturnType<typeof startPreviews>>
beforeAll(async () => {
  previews = await startPreviews()
  // The sample members and the check begin with the first one who asks.
  await (await previews.staff('editor')).open({ path: '/home' })
})
afterAll(() => previews.close())

const menus = 'base/menus.json'
const home = '"title": "Home"'
const onOneDay = '"from": "2026-12-05", "until": "2026-12-05", "title": "Medical in December"'

describe('a preview', () => {
  it('draws a draft as its newest version is, and what is live beside it, with the pages of members', async () => {
    const draftId = await previews.draft('drawn', menus, home, '"title": "Front door"')
    const ada = await previews.staff('editor')
    const draft = await ada.open({ draftId, path: '/home' })
    const live = await ada.open({ path: '/home' })
    expect([draft.first, live.first]).toEqual(['/home', '/home'])
    const drawn = await draft.look('/home')
    expect([drawn.status, drawn.text.includes('Front door')]).toEqual([200, true])
    expect((await live.look('/home')).text).not.toContain('Front door')
    // A save later, in the same frame.
    await previews.draft('drawn', menus, home, '"title": "Garden gate"')
    expect((await draft.look('/home')).text).toContain('Garden gate')
    const still = await ada.open({ draftId, version: 1, path: '/home' })
    expect((await still.look('/home')).text).toContain('Front door')
    // The script that a preview has besides is in no page of a member.
    expect(drawn.text).toContain('/~preview/frame.js')
    expect((await previews.member('/login')).text).not.toContain('~preview')
    expect((await previews.member('/~preview/frame.js')).status).toBe(404)
  })

  it('takes an instant for now, on the server and for the browser, and a sample member for who is signed in', async () => {
    const draftId = await previews.draft('dated', menus, '"title": "Medical"', onOneDay)
    const ada = await previews.staff('editor')
    const on = await ada.open({ draftId, at: '2026-12-05T20:00:00Z', path: '/home' })
    const { text } = await on.look('/home')
    expect([text.includes('Medical in December'), text.includes('Log out')]).toEqual([true, true])
    expect(text).toContain(`{"sentAt":${Date.parse('2026-12-05T20:00:00Z')}`)
    const after = await ada.open({ draftId, at: '2026-12-07T20:00:00Z', path: '/home' })
    expect((await after.look('/home')).text).not.toContain('Medical in December')
  })

  it('has sample members of every kind, asks no real gateway, and changes nothing', async () => {
    const ada = await previews.staff('editor')
    const bo = await previews.staff('of-senior')
    const { data } = await bo.ask(
      '{ brands { key personas { key description facts { name value } sets { name ids } } } }',
    )
    const [{ key, personas }] = data.brands
    expect([key, personas.length > 30, data.brands.length]).toEqual(['senior', true, 1])
    // What rules can ask of them, so that a condition can be tried on each (STUDIO-06).
    const named = (wanted: string) => personas.find((persona: { key: string }) => persona.key === wanted)
    expect(named('termed').description).toContain('ended')
    expect(named('dependent').facts).toContainEqual({ name: 'relationship', value: 'dependent' })
    expect(named('termed').sets).toContainEqual({ name: 'groupId', ids: [expect.stringMatching(/^\d+$/)] })
    const preview = await ada.open({ persona: 'termed', path: '/home' })
    const origin = `http://${preview.hostname}:${previews.portal.port}`
    const form = { origin, 'content-type': 'application/x-www-form-urlencoded' }
    expect((await preview.look('/logout', { method: 'POST', body: '', headers: form })).status).toBe(403)
    const json = { origin, 'content-type': 'application/json', 'x-portal': '1' }
    const documents = await import('../../web/generated/known-documents.json', { with: { type: 'json' } })
    const [logOut] = Object.entries(documents.default).find(([, text]) => text.startsWith('mutation LogOut')) ?? []
    const body = JSON.stringify({ id: logOut, variables: {} })
    const refused = await preview.look('/graphql', { method: 'POST', body, headers: json })
    expect([refused.status, refused.headers['x-preview-refused'], refused.setCookies]).toEqual([400, '1', []])
    const page = await preview.look('/home')
    expect([page.status, page.setCookies]).toEqual([200, []])
  })

  it('shows log-in, the steps of the journey, and each error page', async () => {
    const ada = await previews.staff('editor')
    const out = await ada.open({ standing: 'SIGNED_OUT', path: '/login' })
    expect((await out.look('/login')).text).toContain('type="password"')
    const steps = await Promise.all(
      ['noprefs', 'salesgroups', 'forced'].map(async persona => {
        const { first, look } = await ada.open({ persona, standing: 'SIGNING_IN' })
        return [first, (await look(first)).status]
      }),
    )
    expect(steps).toEqual([
      ['/update-preferences', 200],
      ['/group-selection', 200],
      ['/account/settings/change-password', 200],
    ])
    const inside = await ada.open({ path: '/home' })
    for (const status of [403, 404, 500]) expect((await inside.look(`/error/${status}`)).status).toBe(status)
    expect((await inside.look('/nowhere')).status).toBe(404)
  })

  it('says in the words of the check what keeps a draft from being drawn, and draws it again when that is mended', async () => {
    const draftId = await previews.draft('wrong', menus, home, '"titel": "Home"')
    const ada = await previews.staff('editor')
    const { mistakes } = await ada.preview('mistakes { path line message }', { draftId })
    expect(mistakes).toContainEqual({ path: menus, line: 7, message: expect.stringContaining('titel') })
    const preview = await ada.open({ draftId, path: '/home' })
    const { status, text } = await preview.look('/home')
    expect([status, text.includes('titel'), text.includes('frame.js')]).toEqual([422, true, true])
    const told = JSON.parse((await preview.look('/~preview/state')).text)
    expect(told.mistakes).toEqual([expect.stringContaining('titel')])
    await previews.draft('wrong', menus, home, '"title": "Start"')
    expect((await preview.look('/home')).text).toContain('Start')
  })

  it('tells every item that the sample member does not see, why, and what would show it', async () => {
    const ada = await previews.staff('editor')
    const draftId = await previews.draft('dated', menus, '"title": "Medical"', onOneDay)
    const asked = 'hidden { item surface path line why changes { words day standing screen isOfMember } }'
    const hiddenTo = async (persona: string, at: string): Promise<{ item: string; why: string[] }[]> =>
      (await ada.preview(asked, { draftId, persona, at })).hidden
    const item = 'menus/primary/benefits/benefits-medical'
    const isIt = (hidden: { item: string }) => hidden.item === item
    const after = await hiddenTo('active', '2026-12-07T20:00:00Z')
    expect(after.find(isIt)).toEqual({
      ...{ item, surface: 'menus', path: menus, line: 30 },
      why: ['It is hidden by its own rules.', 'It shows on December 5, 2026; the day is December 7, 2026.'],
      changes: [
        {
          ...{ words: 'The member is there on December 5, 2026.', day: '2026-12-05' },
          ...{ standing: null, screen: null, isOfMember: false },
        },
      ],
    })
    expect((await hiddenTo('active', '2026-12-05T20:00:00Z')).some(isIt)).toBe(false)
    const termed = await hiddenTo('termed', '2026-12-05T20:00:00Z')
    expect(termed.find(isIt)?.why.join(' ')).toContain('The member’s memberStatus is termed, wanted active or future.')
    expect(termed.every(({ why }) => /^It is hidden.*\.$/.test(why[0] ?? ''))).toBe(true)
  })
})

describe('the origin of previews', () => {
  it('is framed by the studio alone, lets no form or window out, and has the policy of members’ pages besides', async () => {
    const ada = await previews.staff('editor')
    const preview = await ada.open({ path: '/home' })
    const { headers } = await preview.look('/home')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`frame-ancestors http://${studioHost}:${previews.portal.port};`)
    for (const part of ["default-src 'none'", "form-action 'self'", "trusted-types 'none'", 'sandbox allow-scripts'])
      expect(policy).toContain(part)
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('opens to nobody without a right: members’ cookies and staff’s are nothing there, nor its own elsewhere', async () => {
    const ada = await previews.staff('editor')
    const { hostname, cookies, look } = await ada.open({ path: '/home' })
    expect((await previews.at(hostname, '/home')).status).toBe(401)
    expect(
      (await previews.at(hostname, '/home', { cookies: { token: 'x', '__Host-token': 'x', staff: 'x' } })).status,
    ).toBe(401)
    const changed = Object.fromEntries(Object.entries(cookies).map(([name, value]) => [name, `${value}x`]))
    expect((await previews.at(hostname, '/home', { cookies: changed })).status).toBe(401)
    // Somebody else's token beside the right changes nobody.
    expect((await look('/home', { cookies: { '__Host-token': 'x' } })).status).toBe(200)
    expect((await previews.at(studioHost, '/', { cookies })).status).toBe(303)
  })

  it('shows staff of one brand no other, and nothing once their session ended or an address is a minute old', async () => {
    const bo = await previews.staff('of-senior')
    expect(await bo.preview('address', { brand: 'first' })).toBeNull()
    const own = await bo.open({ brand: 'senior', path: '/home' })
    expect((await own.look('/home')).status).toBe(200)
    const { address } = await bo.preview('address', { brand: 'senior' })
    previews.setNow('2026-03-10T12:05:00Z')
    expect((await previews.opened(address)).reply.status).toBe(401)
    await bo.signOut()
    expect((await own.look('/home')).status).toBe(401)
    // What a page that was just coming is made of is answered by no page.
    const style = await own.look('/theme.css', { headers: { 'sec-fetch-dest': 'style' } })
    expect([style.status, style.headers['content-type'], style.text]).toEqual([401, 'text/css', ''])
  })
})
