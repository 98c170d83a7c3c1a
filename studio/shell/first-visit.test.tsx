import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { FirstVisit, firstWords } from './first-visit.tsx'

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: there is no other way in jsdom
  document.cookie = 'studio-seen=; Max-Age=0; Path=/'
})

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <main id="main" tabIndex={-1}>
        <FirstVisit />
      </main>
    </MemoryRouter>,
  )

it('explains a screen to whoever is there for the first time, and stays away once it was put away', () => {
  const first = open('/drafts/December%20banner')
  expect(screen.getByRole('complementary', { name: 'What this screen is for' }).textContent).toContain('ask for review')
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }))
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('main'))
  first.unmount()
  open('/drafts/another').unmount()
  expect(screen.queryByRole('complementary')).toBeNull()
  open('/drafts')
  expect(screen.getByRole('complementary')).toBeTruthy()
})

it('explains each screen of the table of routes but the one for what does not exist, in a few words', () => {
  const table = readFileSync(resolve(import.meta.dirname, '../routes.tsx'), 'utf8')
  const paths = [...table.matchAll(/\bpath: '(\/[^']*)'/g)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(5)
  expect(paths.filter(path => !(path in firstWords))).toEqual([])
  for (const words of Object.values(firstWords)) expect(words.split(' ').length).toBeLessThan(40)
})
