import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { pathsIn } from '../../../schema/path-of.ts'
import { baseWords } from '../../testing/words.ts'
import { Words } from '../words/words.tsx'
import { documentPaths, linkWay } from './addresses.ts'
import { Link } from './link.tsx'

afterEach(cleanup)

it('opens addresses outside as they are, and marks a new tab for screen readers', () => {
  render(
    <MemoryRouter>
      <Words words={{ ...baseWords('common'), opensInNewTab: 'in a new window' }} language="en-US">
        <Link target="tel:+18005550100">Call</Link>
        <Link target="https://sample.example" newTab>
          Read
        </Link>
      </Words>
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+18005550100')
  const link = screen.getByRole('link', { name: /Read ?\(in a new window\)/ })
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
})

it('[LOGOUT-07] enters whatever begins or ends a session by a page load, so that no state lives on', () => {
  const brand = [
    { id: 'login', path: '/sign-in' },
    { id: 'logout', path: '/logout' },
    { id: 'hand-off', path: '/hand-off' },
  ]
  const documents = documentPaths(pathsIn(brand))
  const ways = (targets: string[]) => targets.map(target => linkWay(target, documents))
  expect(ways(['/sign-in', '/logout', '/hand-off', '/logout?x=1'])).toEqual(Array(4).fill('document'))
  expect(ways(['/home', '/login', '/login-as', '/contact-us#hours'])).toEqual(Array(4).fill('portal'))
  expect(ways(['https://a.example', 'tel:1', 'mailto:a@b.example', '//evil.example'])).toEqual(Array(4).fill('outside'))
})
