import type { Commands } from '../frame/command.ts'
import { check } from './check.ts'

/** Every command of `portal`, in the order of its help. */
export const commands: Commands = { check }
