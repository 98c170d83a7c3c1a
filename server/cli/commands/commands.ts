import { Command } from '@commander-js/extra-typings'
import type { PortalCommand } from '../frame/portal-command.ts'
import { asset } from './asset.ts'
import { audit } from './audit.ts'
import { brandDiff } from './brand-diff.ts'
import { brandNew } from './brand-new.ts'
import { brandPseudo } from './brand-pseudo.ts'
import { check } from './check.ts'
import { content } from './content.ts'
import { database } from './database.ts'
import { draft } from './draft.ts'
import { explain } from './explain.ts'
import { facts } from './facts.ts'
import { history } from './history.ts'
import { impact } from './impact.ts'
import { keys } from './keys.ts'
import { languageServer } from './language-server.ts'
import { mend } from './mend.ts'
import { merge } from './merge.ts'
import { names } from './names.ts'
import { publish } from './publish.ts'
import { review } from './review.ts'
import { rollback } from './rollback.ts'
import { schedule } from './schedule.ts'
import { sentence } from './sentence.ts'
import { sessions } from './sessions.ts'
import { settings } from './settings.ts'
import { show } from './show.ts'
import { words } from './words.ts'

const brand: PortalCommand = answering =>
  new Command('brand')
    .description('Makes a new brand, compares two, or says one in a pseudo-language')
    .addCommand(brandNew(answering))
    .addCommand(brandDiff(answering))
    .addCommand(brandPseudo(answering))

/** Every command of `portal`, in the order of its help. */
export const commands: readonly PortalCommand[] = [
  check,
  mend,
  impact,
  merge,
  draft,
  review,
  publish,
  schedule,
  history,
  rollback,
  asset,
  content,
  explain,
  show,
  sentence,
  words,
  facts,
  names,
  brand,
  sessions,
  audit,
  database,
  settings,
  keys,
  languageServer,
]
