import { expect, it } from 'vitest'
import { sampleManifest } from '../testing/sample-manifest.ts'
import { compileManifest } from './compile-manifest.ts'

const report = () => undefined

it('compiles of an edited manifest what the edit can touch', () => {
  const before = compileManifest(sampleManifest, report)
  const { home, contact, conditions } = structuredClone(sampleManifest)

  const withHome = compileManifest({ ...sampleManifest, home }, report)
  expect(withHome.home).not.toBe(before.home)
  expect(withHome.tools).toBe(before.tools)
  expect(withHome.routes).toBe(before.routes)
  expect(withHome.text).toBe(before.text)
  expect([...withHome.pages].every(([id, page]) => page === before.pages.get(id))).toBe(true)

  // Pages show sections of contact.json, and every rule may name a condition.
  const withContact = compileManifest({ ...sampleManifest, contact }, report)
  expect([...withContact.pages].some(([id, page]) => page === before.pages.get(id))).toBe(false)
  const withConditions = compileManifest({ ...sampleManifest, conditions }, report)
  expect(withConditions.tools).not.toBe(before.tools)
})

it('reports what cannot be compiled to everybody who compiles it', () => {
  const tools = { items: [{ id: 'wrong', title: 'Wrong', showWhen: { condition: 'nowhere' } }] }
  const manifest = { ...sampleManifest, tools } as unknown as typeof sampleManifest
  for (const _ of [1, 2]) {
    const reported: string[] = []
    compileManifest(manifest, ({ id }) => reported.push(id))
    expect(reported).toEqual(['wrong'])
  }
})
