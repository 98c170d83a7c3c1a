import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categories } from '../../schema/generated/categories.ts'
import type { Link, MenuItem } from '../../schema/generated/manifests.ts'
import { interpretCondition } from '../conditions/interpret-condition.ts'
import { know } from '../state.ts'
import { anyCondition, anyFacts, anyOpen, scope } from '../testing/arbitrary-conditions.ts'
import { stateOf } from '../testing/member-state.ts'
import { resolveItems } from '../testing/resolve-items.ts'
import { wordsOf } from '../text/rich-text.ts'

const link = (rules: Partial<Link>): Link => ({ id: 'link', title: 'Usual', target: '/home', ...rules })

describe('resolveItems', () => {
  it('shows an item exactly when its condition is known to be true: unknown never shows', () => {
    fc.assert(
      fc.property(anyCondition, anyFacts, anyOpen, (showWhen, facts, open) => {
        const state = stateOf({ facts, open })
        const shown = resolveItems([link({ showWhen })], state, scope).length === 1
        expect(shown).toBe(interpretCondition(showWhen, scope, know(state)) === true)
      }),
      { numRuns: 500 },
    )
  })

  it('takes at most one variant: the first that is known to apply', () => {
    fc.assert(
      fc.property(fc.array(anyCondition, { maxLength: 4 }), anyFacts, anyOpen, (conditions, facts, open) => {
        const state = stateOf({ facts, open })
        const variants = conditions.map((when, index) => ({ when, title: `Variant ${index}` }))
        const [view] = resolveItems([link({ variants })], state, scope)
        const first = conditions.findIndex(when => interpretCondition(when, scope, know(state)) === true)
        expect(view).toEqual({ id: 'link', title: first < 0 ? 'Usual' : `Variant ${first}`, target: '/home' })
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['2025-03-01T07:59:59Z', 'America/Los_Angeles', []],
    ['2025-03-01T08:00:00Z', 'America/Los_Angeles', ['link']],
    ['2025-04-01T06:59:59Z', 'America/Los_Angeles', ['link']],
    ['2025-04-01T07:00:00Z', 'America/Los_Angeles', []],
    ['2025-04-01T07:00:00Z', 'Pacific/Honolulu', ['link']],
    ['2025-02-28T11:00:00Z', 'Pacific/Auckland', ['link']],
  ])('counts both the first and the last day where the member is: %s in %s', (now, timeZone, shown) => {
    const item = link({ from: '2025-03-01', until: '2025-03-31' })
    const views = resolveItems([item], stateOf({ now: new Date(now), timeZone }), scope)
    expect(views.map(view => view.id)).toEqual(shown)
  })

  it('[CONST-11] [CONST-12] [CONST-13] [CONST-14] [CONST-15] [CONST-16] [CONST-17] [CONST-18] [CONST-19] [CONST-20] [CONST-21] [MENU-16] sorts entries by category, whatever their order in the file', () => {
    const places = {
      summary: 1,
      medical: 1,
      dental: 2,
      vision: 3,
      pharmacy: 4,
      programs: 5,
      referrals: 6,
      handbooks: 7,
      certificate: 8,
      'medicare-materials': 9,
      'prior-authorization': 10,
      none: 11,
    }
    const entries = categories.map(({ id }): MenuItem => ({ id, title: id, target: '/home', category: id }))
    fc.assert(
      fc.property(fc.shuffledSubarray(entries, { minLength: entries.length }), shuffled => {
        const order = resolveItems(shuffled, stateOf(), scope).map(entry => entry.category ?? 'none')
        expect(order.map(category => places[category])).toEqual([1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
      }),
    )
  })

  it('[OPEN-63] puts Summary before Medical, though they share a place', () => {
    const entries: MenuItem[] = [
      { id: 'medical', title: 'Medical', target: '/home', category: 'medical' },
      { id: 'summary', title: 'Benefits', target: '/home', category: 'summary' },
    ]
    expect(resolveItems(entries, stateOf(), scope).map(entry => entry.id)).toEqual(['summary', 'medical'])
  })

  it('[CONST-21] puts an entry without a category last and keeps the order of the file among equals', () => {
    const entry = (id: string, category?: MenuItem['category']): MenuItem => ({
      id,
      title: id,
      target: '/home',
      ...(category ? { category } : {}),
    })
    const entries = [entry('b'), entry('a'), entry('programs', 'programs'), entry('none', 'none')]
    expect(resolveItems(entries, stateOf(), scope).map(({ id }) => id)).toEqual(['programs', 'b', 'a', 'none'])
  })

  it('[MENU-35] [ENT-49] keeps an entry’s title and target, and entries below it only when it has some', () => {
    const entries: MenuItem[] = [
      { id: 'one', title: 'One', target: '/one' },
      { id: 'two', title: 'Two', target: '/two', items: [{ id: 'three', title: 'Three', target: '/three' }] },
    ]
    expect(resolveItems(entries, stateOf(), scope)).toEqual(entries)
  })

  it('[SHELL-10] [ENT-47] keeps every type of alert with its links and buttons', () => {
    const action: Link = { id: 'call', title: 'Call', target: 'tel:8005550100' }
    const alerts = (['info', 'success', 'warning', 'error'] as const).map(type => ({
      id: type,
      type,
      title: `An alert of type ${type}`,
      content: 'Words',
      canDismiss: type === 'info',
      links: [action],
      buttons: [{ ...action, showWhen: { medical: ['active' as const] } }],
    }))
    const views = resolveItems(alerts, stateOf({ facts: { medical: 'termed' } }), scope)
    expect(views).toEqual(
      alerts.map(({ id, type, title, canDismiss }) => ({
        ...{ id, type, title, canDismiss, content: expect.anything(), links: [action], buttons: [] },
      })),
    )
    expect(views.map(({ content }) => wordsOf(content))).toEqual(alerts.map(({ content }) => content))
    const [withButton] = resolveItems(alerts, stateOf({ facts: { medical: 'active' } }), scope)
    expect(withButton?.buttons).toEqual([action])
  })
})
