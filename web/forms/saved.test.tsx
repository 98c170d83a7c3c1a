import { cleanup, renderHook } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { afterEach, expect, it } from 'vitest'
import { currentNotificationAtom, removeNotificationAtom } from '../state/notifications.ts'
import { type Saved, useSavedNote } from './saved.tsx'

afterEach(cleanup)

it('[ACCOUNT-13] [LOCALE-04] announces each success once, however its words change, and the next one again', () => {
  const store = createStore()
  const first: Saved = { saved: true }
  const { rerender } = renderHook(({ saved, message }) => useSavedNote(saved, message), {
    initialProps: { saved: first, message: 'Saved' },
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  })
  const shown = () => store.get(currentNotificationAtom)
  expect(shown()?.message).toBe('Saved')
  store.set(removeNotificationAtom, shown()?.id ?? 0)
  rerender({ saved: first, message: 'Guardado' })
  expect(shown()).toBeUndefined()
  rerender({ saved: { saved: true }, message: 'Guardado' })
  expect(shown()?.message).toBe('Guardado')
})
