import type { Commands } from '../frame/command.ts'
import { brandDiff } from './brand-diff.ts'
import { brandNew } from './brand-new.ts'
import { check } from './check.ts'
import { explain } from './explain.ts'
import { facts } from './facts.ts'
import { impact } from './impact.ts'
import { sentence } from './sentence.ts'
import { show } from './show.ts'

/** Every command of `portal`, in the order of its help. */
export const commands: Commands = {
  check,
  impact,
  explain,
  show,
  sentence,
  facts,
  'brand new': brandNew,
  'brand diff': brandDiff,
}
