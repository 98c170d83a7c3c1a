import { cleanup, within } from '@testing-library/react'
import type { Element, Text } from 'hast'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { RichText } from './rich-text.tsx'

afterEach(cleanup)
const text = (value: string): Text => ({ type: 'text', value })
const element = (tagName: string, properties: Element['properties'], ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})

it('renders an allow-list of elements and keeps the words of others', () => {
  const children = [
    element('p', { onclick: 'x' }, element('strong', {}, text('Call'))),
    element('script', {}, text('us')),
    element('a', { href: 'javascript:alert(1)' }, text('now')),
    element('a', { href: '//evil.example' }, text('or')),
    element('a', { href: '/contact-us' }, text('here')),
  ]
  const { container } = render(
    <MemoryRouter>
      <RichText tree={{ type: 'root', children }} />
    </MemoryRouter>,
  )
  expect(container.querySelector('script, [onclick]')).toBeNull()
  expect(container.querySelector('strong')?.textContent).toBe('Call')
  expect(container.textContent).toBe('Callusnoworhere')
  const links = within(container).getAllByRole('link')
  expect(links.map(link => link.getAttribute('href'))).toEqual(['/contact-us'])
})

it('[UI-24] is a mistake with null or a string', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const tree of [null, 'text', undefined])
    expect(() => render(<RichText tree={tree as never} />)).toThrow(TypeError)
  vi.restoreAllMocks()
})
