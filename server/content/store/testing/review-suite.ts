import { expect, it } from 'vitest'
import type { ContentSql, Statement } from '../../../state/sql.ts'
import { sqlPreviewLinks } from '../preview-links.ts'
import { sqlReviews } from '../reviews.ts'
import { sqlContentStore } from '../sql-content-store.ts'
import { at, filesOf, type MakeState, signed, stateOf } from './sample-content.ts'

/** What others do with a draft: what they say of it, and the links that they look at it with (CONTENT-13, CONTENT-15). */
export function testReview(makeState: MakeState): void {
  it('[CONTENT-13] keeps what was asked and said of each draft, in its order', async () => {
    const state = await stateOf(makeState)
    const reviews = sqlReviews(state.content)
    const asked = {
      ...signed('Ada <1>', 'Please'),
      draft: 'plans',
      version: 2,
      onto: 7,
      kind: 'asked',
      digest: 'these',
      finding: '',
    }
    const said = [
      asked,
      { ...asked, kind: 'approved', author: 'Bob <2>' },
      { ...asked, kind: 'ticked', finding: 'a gap', note: 'Meant so' },
      { ...asked, kind: 'sent-back', digest: '' },
    ]
    for (const review of said) await reviews.add(review as Parameters<typeof reviews.add>[0])
    await reviews.add({ ...asked, kind: 'asked', draft: 'other' })
    expect(await reviews.of('plans')).toEqual(said)
    expect(await reviews.of('none')).toEqual([])
  })

  it('[CONTENT-13] knows of a draft which version of it went live, when and by whom', async () => {
    const state = await stateOf(makeState)
    const store = sqlContentStore(state.content)
    const files = new Map()
    await store.publish({ ...signed('Ada <1>', 'First'), cause: 'import', files, onto: undefined })
    const live = signed('Bob <2>', 'Live')
    await store.publish({ ...live, cause: 'publish', files, onto: 1, of: { name: 'plans', version: 2 } })
    expect(await sqlReviews(state.content).of('plans')).toEqual([
      { ...live, draft: 'plans', version: 2, onto: 1, kind: 'published', digest: '', finding: '' },
    ])
  })

  it('[CONTENT-13] [CONTENT-15] knows of a draft which version of it was found to be live already, and records who found it', async () => {
    const state = await stateOf(makeState)
    const found = signed('Bob <2>', 'Live')
    await sqlContentStore(state.content).sayLive({ ...found, of: { name: 'plans', version: 2 }, onto: 4 })
    expect(await sqlReviews(state.content).of('plans')).toEqual([
      { ...found, draft: 'plans', version: 2, onto: 4, kind: 'published', digest: '', finding: '' },
    ])
    expect(await state.audit.rows()).toMatchObject([
      { event: 'content', result: 'done', person: 'Bob <2>', what: 'draft.live plans/2' },
    ])
  })

  it('[CONTENT-13] makes a version live and says so of its draft, or does neither', async () => {
    const state = await stateOf(makeState)
    const store = sqlContentStore(state.content)
    const [files, live] = [await filesOf(store, { 'first/text.json': '{}' }), signed('Bob <2>', 'Live')]
    await store.publish({ ...signed('Ada <1>', 'First'), cause: 'import', files: new Map(), onto: undefined })
    const publishing = { ...live, cause: 'publish' as const, files, onto: 1, of: { name: 'plans', version: 2 } }
    // A row that no table takes.
    const none = { name: 'plans', version: null as unknown as number }
    await expect(store.publish({ ...publishing, of: none })).rejects.toThrow()
    expect([(await store.head())?.number, (await state.audit.rows()).length]).toEqual([1, 1])
    // The connection is lost when all is done, before anybody hears of it.
    const lost: ContentSql['recordedWith'] = async (...asked) => {
      await state.content.recordedWith(...asked)
      throw new Error('The connection was lost')
    }
    const sql = Object.assign((...asked: Statement) => state.content(...asked), state.content, { recordedWith: lost })
    await expect(sqlContentStore(sql).publish(publishing)).rejects.toThrow('lost')
    expect(await store.head()).toMatchObject({ number: 2 })
    expect(await sqlReviews(state.content).of('plans')).toMatchObject([{ version: 2, kind: 'published' }])
  })

  it('[CONTENT-15] keeps the links to previews of each draft until they are over or taken back, by whom, and records both', async () => {
    const state = await stateOf(makeState)
    const links = sqlPreviewLinks(state.content)
    const until = new Date(at.getTime() + 7 * 86_400_000)
    const link = { key: 'abc', draft: 'plans', brand: 'acme', view: '{}', author: 'Ada <1>', at, until }
    expect(await links.add({ ...link, from: { client: '203.0.113.7', requestId: 'r' } })).toEqual({
      ...link,
      takenBack: undefined,
    })
    await links.add({ ...link, key: 'def', draft: 'other' })
    expect((await links.of('plans', at)).map(({ key }) => key)).toEqual(['abc'])
    expect(await links.of('plans', until)).toEqual([])
    const asking = { author: 'Bob <2>', at: new Date(at.getTime() + 1) }
    expect(await links.takeBack({ key: 'abc', draft: 'other' }, asking)).toBeUndefined()
    const taken = await links.takeBack({ key: 'abc', draft: 'plans' }, asking)
    expect(taken?.takenBack).toEqual(asking)
    expect(await links.takeBack({ key: 'abc', draft: 'plans' }, asking)).toBeUndefined()
    expect(await links.of('plans', at)).toEqual([])
    expect((await state.audit.rows()).map(({ result, person, what }) => `${person} ${what} ${result}`)).toEqual([
      `Ada <1> preview.share plans of acme until ${until.toISOString()} done`,
      `Ada <1> preview.share other of acme until ${until.toISOString()} done`,
      'Bob <2> preview.take-back other OVER',
      'Bob <2> preview.take-back plans done',
      'Bob <2> preview.take-back plans OVER',
    ])
  })
}
