import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPreviews } from './support/start-previews.ts'

let previews: Awaited<ReturnType<typeof startPreviews>>
beforeAll(async () => {
  previews = await startPreviews()
  // Two programs start with it, which a machine that is busy takes its time for.
  await (await previews.staff('editor')).open({ path: '/home' })
}, 180_000)
afterAll(() => previews.close())

const menus = 'base/menus.json'
/** As of which sample members are made: they are then what they are called. */
const at = '2026-12-05T20:00:00Z'

interface Hidden {
  item: string
  why: string[]
  changes: { words: string; standing: string | null; day: string | null; isOfMember: boolean }[]
}

describe('members of previews', () => {
  it('[STUDIO-19] are sample members or described by facts that go together, with what was laid over them; the real gateway is never asked', async () => {
    const ada = await previews.staff('editor')
    const who = 'member { persona laid { label words instead } } mistakes { message }'
    const facts = (...pairs: [string, string][]) => pairs.map(([name, value]) => ({ name, value }))
    const ended = facts(['medical', 'termed'], ['dental', 'active'], ['vision', 'ineligible'], ['pharmacy', 'termed'])
    const { member } = await ada.preview(who, { at, facts: ended })
    expect(member.persona).not.toBe('')
    // Of everybody, the one of whom least has to be otherwise; what follows from the facts holds, too.
    expect(member.laid.length).toBeGreaterThan(0)
    expect(member.laid.every(({ words, instead }: { words: string; instead: string }) => words !== instead)).toBe(true)
    const { choices } = await ada.preview('choices { kind name values { value words } }', { facts: ended })
    const valuesOf = (wanted: string) =>
      choices.find(({ name }: { name: string }) => name === wanted).values.map(({ value }: { value: string }) => value)
    expect([valuesOf('memberStatus'), valuesOf('actsAsMember')]).toEqual([['active'], ['yes', 'no']])
    expect(await ada.preview(who, { facts: facts(['medical', 'active'], ['memberStatus', 'termed']) })).toMatchObject({
      member: null,
    })
    const nobody = await ada.open({ facts: facts(['medical', 'active'], ['memberStatus', 'termed']), path: '/home' })
    const told = await nobody.look('/home')
    expect([told.status, told.text.includes('There is no such member')]).toEqual([422, true])

    // The facts decide what is shown: guards, menus and blocks alike.
    const asked = await ada.open({ at, persona: 'termed', facts: facts(['medical', 'active']), path: '/home' })
    expect((await asked.look('/home')).text).toContain('href="/benefits/medical"')
    expect((await (await ada.open({ at, persona: 'termed', path: '/home' })).look('/home')).text).not.toContain(
      'href="/benefits/medical"',
    )
    // Only a segment's members, by its own name.
    const short = [{ name: 'short-menu-group', value: 'yes' }]
    expect((await ada.preview(who, { at, segments: short })).member.persona).toBe('short')

    const posts = { origin: `http://${asked.hostname}:${previews.portal.port}` }
    const form = { ...posts, 'content-type': 'application/x-www-form-urlencoded' }
    expect((await asked.look('/contact-us', { method: 'POST', body: 'a=b', headers: form })).status).toBe(403)
    expect(previews.realCalls()).toBe(0)
  })

  it('tell of every item that is not shown which clause, fact, day, guard or brand hides it, and the smallest change', async () => {
    const ada = await previews.staff('editor')
    const fields = 'hidden { item path line why changes { words day standing isOfMember } }'
    const { hidden }: { hidden: Hidden[] } = await ada.preview(fields, { at, persona: 'termed' })
    const alert = (await ada.preview(fields, { at, persona: 'active' })).hidden.find(
      ({ item }: Hidden) => item === 'alerts/not-enrolled',
    )
    expect(alert.changes.length).toBeGreaterThan(0)
    expect(alert.why.join(' ')).toContain('memberStatus is active')
    expect(hidden.some(({ item }) => item === 'alerts/not-enrolled')).toBe(false)
    // What the guard of a screen keeps away, and what a brand leaves out of what all share.
    expect(hidden.some(({ why }) => /guard/.test(why[0] ?? ''))).toBe(true)
    const bo = await previews.staff('of-senior')
    const ofSenior: { hidden: Hidden[] } = await bo.preview(fields, { at, brand: 'senior', persona: 'active' })
    const left = ofSenior.hidden.find(({ item }) => item.endsWith('/benefits-dental'))
    expect(left).toMatchObject({ path: 'senior/menus.json', changes: [] })
    expect(left?.why).toEqual(['It is in what all brands share, and this brand leaves it out.'])

    // Who looks as the member whom the change makes sees the item, each time.
    const some = hidden
      .filter(({ changes }) => changes.some(each => each.isOfMember && each.day === null && each.standing === null))
      .slice(0, 8)
    expect(some.length).toBe(8)
    for (const { item } of some) {
      const again: { hidden: Hidden[]; member: object | null } = await ada.preview(`member { persona } ${fields}`, {
        ...{ at, persona: 'termed', seeing: item },
      })
      expect([item, again.member, again.hidden.some(each => each.item === item)]).toEqual([
        item,
        { persona: 'termed' },
        false,
      ])
    }
  })

  it('begins at each step of the journey, shows each alert and each error page, to a member who has it', async () => {
    const ada = await previews.staff('editor')
    const { places, languages } = await ada.preview('languages places { kind label path standings seeing }', {})
    expect(languages).toEqual(['en-US', 'es-US'])
    const of = (kind: string): { label: string; path: string; standings: string[]; seeing: string }[] =>
      places.filter((place: { kind: string }) => place.kind === kind)
    expect(of('PAGE')).toContainEqual(expect.objectContaining({ label: 'Log in', path: '/login' }))
    expect(of('STEP').length).toBeGreaterThan(3)
    for (const { label, path, seeing } of of('STEP')) {
      const { first, look } = await ada.open({ at, standing: 'SIGNING_IN', seeing, path })
      expect([label, (await look(first)).status]).toEqual([label, 200])
    }
    expect(of('ALERT').map(({ seeing }) => seeing)).toContain('alerts/not-enrolled')
    for (const { path, seeing } of of('ALERT'))
      expect((await (await ada.open({ at, seeing, path })).look(path)).status).toBe(200)
    for (const { label, path, seeing, standings } of of('ERROR')) {
      const { look } = await ada.open({ at, seeing, path, standing: standings[0] ?? 'SIGNED_IN' })
      const { text, status } = await look(path)
      expect([label, status >= 400, text.includes('error-heading')]).toEqual([label, true, true])
    }
  })

  it('[STUDIO-25] are shown to a colleague by a link, for seven days and nothing else, until it is taken back', async () => {
    const draftId = await previews.draft('shared', menus, '"title": "Home"', '"title": "Shared home"')
    const ada = await previews.staff('editor')
    const share = `mutation ($input: SharePreviewInput!) { sharePreview(input: $input) {
      link { key address shows author until } draft { previewLinks { key } } userErrors { code } } }`
    const input = { draftId, shows: { brand: 'first', persona: 'active', path: '/home' } }
    const { sharePreview } = (await ada.ask(share, { input })).data
    expect(sharePreview.userErrors).toEqual([])
    const { key, address, until } = sharePreview.link
    expect([sharePreview.link.author, sharePreview.link.shows]).toEqual(['Ada', 'active'])
    expect(sharePreview.draft.previewLinks).toEqual([{ key }])
    expect(until.slice(0, 10)).toBe('2026-03-17')

    // Somebody without a session anywhere.
    const colleague = await previews.opened(address)
    expect([colleague.reply.status, colleague.first]).toEqual([303, '/home'])
    expect((await colleague.look('/home')).text).toContain('Shared home')
    const { hostname, cookies, look } = colleague
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: `http://${hostname}` }
    expect((await look('/logout', { method: 'POST', body: '', headers: form })).status).toBe(403)
    // Its right opens neither the studio nor another preview, and a changed link nothing.
    expect((await previews.at('studio.localhost', '/', { cookies })).status).toBe(303)
    const other = await ada.open({ draftId, path: '/home' })
    const grant = new URL(address).searchParams.get('grant') ?? ''
    expect((await previews.at(other.hostname, '/home')).status).toBe(401)
    const changed = new URL(address)
    changed.searchParams.set('grant', `${grant.slice(0, -2)}xx`)
    expect((await previews.opened(changed.href)).reply.status).toBe(401)
    // It goes on with the draft.
    await previews.draft('shared', menus, '"title": "Home"', '"title": "Home of March"')
    expect((await look('/home')).text).toContain('Home of March')

    const back = `mutation ($input: TakePreviewBackInput!) { takePreviewBack(input: $input) {
      draft { previewLinks { key } } userErrors { code } } }`
    const { takePreviewBack } = (await ada.ask(back, { input: { draftId, key } })).data
    expect(takePreviewBack).toEqual({ draft: { previewLinks: [] }, userErrors: [] })
    expect((await look('/home')).status).toBe(401)
    expect((await previews.opened(address)).reply.status).toBe(401)
    expect((await ada.ask(back, { input: { draftId, key } })).data.takePreviewBack.userErrors).toEqual([
      { code: 'NOT_FOUND' },
    ])

    const lasting = (await ada.ask(share, { input })).data.sharePreview.link
    const open = await previews.opened(lasting.address)
    previews.setNow('2026-03-17T11:00:00Z')
    expect((await open.look('/home')).status).toBe(200)
    previews.setNow('2026-03-17T13:00:00Z')
    expect((await open.look('/home')).status).toBe(401)
    expect((await previews.opened(lasting.address)).reply.status).toBe(401)
    const rows = (await previews.audit()).filter(({ what }) => what.startsWith('preview.'))
    expect(rows.map(({ what, result, person }) => [what.split(' ', 2).join(' '), result, person])).toEqual([
      ['preview.share shared', 'done', 'Ada <editor>'],
      ['preview.take-back shared', 'done', 'Ada <editor>'],
      ['preview.share shared', 'done', 'Ada <editor>'],
    ])
    expect(previews.realCalls()).toBe(0)
  })
})
