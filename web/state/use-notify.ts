import { useSetAtom } from 'jotai'
import { notifyAtom } from './notifications.ts'

/** A function that shows a notification after those already waiting. */
export const useNotify = () => useSetAtom(notifyAtom)
