import { cleanup, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { render } from '../../testing/render.tsx'
import { Pagination, pageIn } from './pagination.tsx'

afterEach(cleanup)

const show = (page: number, totalPages: number) =>
  render(
    <MemoryRouter initialEntries={['/claims?member=1&page=9']}>
      <Pagination label="Claims" page={page} totalPages={totalPages} />
    </MemoryRouter>,
  )
const targets = () => screen.queryAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])

it('leads to the pages beside, keeps the filters and leaves the first page out of the address', () => {
  show(1, 3)
  expect(targets()).toEqual([
    ['Previous', '/claims?member=1'],
    ['Next', '/claims?member=1&page=3'],
  ])
  expect(screen.getByRole('navigation', { name: 'Pages: Claims' }).textContent).toContain('Page 2 of 3')
})

it('leads nowhere beyond the ends, and is not there for a single page', () => {
  show(2, 3)
  expect(targets()).toEqual([['Previous', '/claims?member=1&page=2']])
  cleanup()
  show(0, 1)
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('takes a malformed page for the first', () => {
  expect(['1', '2', '0', '-1', 'x', '1e3', ''].map(page => pageIn(new URLSearchParams({ page })))).toEqual([
    0, 1, 0, 0, 0, 0, 0,
  ])
  expect(pageIn(new URLSearchParams())).toBe(0)
})
