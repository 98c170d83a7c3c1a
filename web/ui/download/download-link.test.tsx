import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { DownloadLink } from './download-link.tsx'

const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL: () => undefined }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const answer = (status: number) => vi.stubGlobal('fetch', async () => new Response('%PDF', { status }))
async function press() {
  render(
    <DownloadLink address="/files/eobs/1.pdf" fileName="EOB 03/01/2026.pdf">
      Download PDF
    </DownloadLink>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Download PDF' }))
}

it('saves the file under its name', async () => {
  answer(200)
  await press()
  expect(saved).toEqual(['EOB 03/01/2026.pdf'])
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each([
  [404, "We can't find this document anymore"],
  [403, "You don't have access to this document"],
  [401, 'Your session has ended'],
  [500, 'The download failed'],
])('says why a download failed with %i, and tries again when asked', async (status, why) => {
  answer(status)
  await press()
  expect((await screen.findByRole('alert')).textContent).toContain(why)
  expect(saved).toEqual([])
  answer(200)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(saved).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Download PDF' }))
})
