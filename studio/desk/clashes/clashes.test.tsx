import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Clashes } from './clashes.tsx'

afterEach(cleanup)

it('[STUDIO-31] leads whoever settles clashes by keys to the draft’s heading, as the question goes away', async () => {
  const clash = { path: 'acme/home.json', item: '', field: 'set / heading', kind: 'value', ours: '"A"', theirs: '"B"' }
  function Screen() {
    const [isSettled, setSettled] = useState(false)
    return (
      <main>
        <h1 tabIndex={-1}>Winter</h1>
        {!isSettled && (
          <Clashes
            {...{ title: 'Both', about: 'Choose.', files: new Map(), sides: { ours: 'Mine', theirs: 'Theirs' } }}
            clashes={[{ ...clash, kind: 'value' }]}
            onSettle={() => setSettled(true)}
          />
        )}
      </main>
    )
  }
  render(<Screen />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'All of mine' }))
  screen.getByRole('button', { name: 'Settle it' }).focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Winter' }))
})
