import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openAddress } from './support/open-address.tsx'

afterEach(cleanup)

it('[DOWNLOAD-01] [DOWNLOAD-02] says that the resource is downloading, with the spinner on', async () => {
  const { getByRole, container } = await openAddress('/resource-download', { persona: 'subscriber, active' })
  expect(getByRole('heading', { level: 1 }).textContent).toBe('Downloading resource...')
  expect(container.querySelector('main [role=status]')).toBeTruthy()
})
