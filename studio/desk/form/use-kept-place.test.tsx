import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { Json } from '../../../engine/json.ts'
import { useKeptPlace } from './use-kept-place.ts'
import { ValueField } from './value-field.tsx'

afterEach(cleanup)

it('[STUDIO-31] goes on in a field whose pressed button went away', async () => {
  const group = { type: 'object', properties: { name: { type: 'string' } } } as const
  function Screen() {
    useKeptPlace()
    const [value, setValue] = useState<Json>()
    return (
      <div data-field="group">
        <ValueField field="group" schema={group} value={value} required={false} onChange={setValue} />
      </div>
    )
  }
  render(<Screen />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Add group' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Name/ }))
  await user.click(screen.getByRole('button', { name: 'Remove group' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add group' }))
})
