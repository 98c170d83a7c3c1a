import { useSyncExternalStore } from 'react'
import type { DeskState, DraftStore } from './model/draft-store.ts'

/**
 * What is in sight of a draft that is being edited. Each takes only what it draws: texts change with each edit, everything else with
 * each step of a save, and a whole desk that is drawn for one of those keeps the page waiting (STUDIO-20).
 */
export const useDraftState = (store: DraftStore): DeskState => useSyncExternalStore(store.follow, store.state)

export const useFiles = (store: DraftStore): DeskState['files'] =>
  useSyncExternalStore(store.follow, () => store.state().files)

/** Of the draft as it is saved. */
export const useVersion = (store: DraftStore): number => useSyncExternalStore(store.follow, () => store.state().version)
