import type { Commands } from '../frame/command.ts'
import { check } from './check.ts'
import { explain } from './explain.ts'
import { facts } from './facts.ts'
import { sentence } from './sentence.ts'

/** Every command of `portal`, in the order of its help. */
export const commands: Commands = { check, explain, sentence, facts }
