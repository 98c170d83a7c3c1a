import { describe, expect, it } from 'vitest'
import { stateOf } from '../testing/member-state.ts'
import { sampleManifest } from '../testing/sample-manifest.ts'
import { compileManifest } from './compile-manifest.ts'
import { factsForShell } from './facts-for.ts'
import { resolveShell } from './resolve-shell.ts'

const unexpected = (problem: unknown) => {
  throw new Error('Nothing should have been reported', { cause: problem })
}
const compiled = compileManifest(sampleManifest, unexpected)

describe('resolveShell', () => {
  it('[MENU-16] [MENU-35] [ENT-49] lists the entries a member has, in the order of their categories', () => {
    const { menus } = resolveShell(
      compiled,
      stateOf({ facts: { session: 'full', memberStatus: 'active', medical: 'active', dental: 'active' } }),
    )
    expect(menus.primary).toEqual([
      { id: 'home', title: 'Home', target: '/home' },
      {
        id: 'benefits',
        title: 'Benefits',
        target: '/benefits',
        items: [
          { id: 'medical', title: 'Medical', target: '/benefits/medical', category: 'medical' },
          { id: 'dental', title: 'Dental', target: '/benefits/dental', category: 'dental' },
          { id: 'programs', title: 'Programs', target: '/benefits/programs', category: 'programs' },
        ],
      },
    ])
  })

  it('hides what rests on an unknown fact and keeps the rest', () => {
    const { menus } = resolveShell(compiled, stateOf({ facts: { session: 'full', memberStatus: 'active' } }))
    expect(menus.primary.at(1)?.items?.map(item => item.id)).toEqual(['programs'])
    expect(resolveShell(compiled, stateOf()).menus.primary.map(item => item.id)).toEqual(['home'])
  })

  it('[SHELL-10] [ENT-47] gives an alert with its type, title, rich content and whether it can be dismissed', () => {
    const { alerts } = resolveShell(compiled, stateOf({ facts: { memberStatus: 'termed' } }))
    expect(alerts).toEqual([
      {
        id: 'termed',
        type: 'warning',
        title: 'Not enrolled',
        canDismiss: false,
        content: {
          type: 'root',
          children: [
            {
              type: 'element',
              tagName: 'p',
              properties: {},
              children: [
                { type: 'text', value: 'You can still ' },
                { type: 'element', tagName: 'em', properties: {}, children: [{ type: 'text', value: 'read' }] },
                { type: 'text', value: '.' },
              ],
            },
          ],
        },
      },
    ])
  })

  it('asks only the facts that the rules of the shell mention', () => {
    expect(factsForShell(compiled).facts.toSorted()).toEqual(['dental', 'medical', 'memberStatus', 'session'])
    expect(factsForShell(compiled).open).toEqual([])
  })

  it('never sends rules to the client', () => {
    const text = JSON.stringify(resolveShell(compiled, stateOf({ facts: { memberStatus: 'termed' } })))
    for (const rule of ['showWhen', 'until', 'locked', 'variants', 'guards']) expect(text).not.toContain(`"${rule}"`)
  })
})
