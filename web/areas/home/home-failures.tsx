import { useRevalidator } from 'react-router'
import type { ShellView } from '../../../engine/view.ts'
import type { BlockKind, HomeSource } from '../../blocks/block.tsx'
import type { PortalError } from '../../query/query.ts'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { fill } from '../../ui/words/say-from.ts'
import styles from './home-failures.module.css'

type Failure = Pick<PortalError, 'path' | 'status'>

/**
 * The failures that take Home away as a whole: all of them where the brand has it so (HOME-04), else a lapsed session
 * and whatever is not one of the member's sources. The others leave a gap each.
 */
export function fatalFailures<Error extends Failure>(
  errors: readonly Error[],
  homeFailure: ShellView['brand']['homeFailure'],
): Error[] {
  const gap = ({ path, status }: Error) => status !== 401 && path[0] === 'viewer' && path.length > 1
  return errors.filter(error => homeFailure === 'error-page' || !gap(error))
}

/** The sources of Home that failed, from where in the answer data is missing (`viewer.<source>...`). */
export function failedSources(errors: readonly Pick<PortalError, 'path'>[]): ReadonlySet<HomeSource> {
  return new Set(errors.flatMap(({ path: [field, source] }) => (field === 'viewer' ? [source as HomeSource] : [])))
}

/** Key of the manifest's text "home" that names what a kind of block shows. */
const nameKeys: { readonly [Kind in BlockKind]: string } = {
  'welcome-banner': 'memberInfo',
  'info-banner': 'memberInfo',
  'plan-management-banner': 'planManagement',
  'ebill-alert': 'ebill',
  'preventive-care-card': 'preventiveCare',
  'primary-care-tile': 'primaryCare',
  'recent-claims': 'recentClaims',
  'member-info-tile': 'memberInfo',
  tools: 'tools',
  programs: 'programs',
}

/** What to call a block that is missing, in the manifest's words. */
export const gapName = (kind: BlockKind, text: { [key: string]: string }): string => text[nameKeys[kind]] ?? ''

interface Props {
  /** What is missing, in the manifest's words. */
  name: string
  /** Text "home" of the manifest. */
  text: { [key: string]: string }
}

/** What stands in the place of a block whose source failed: its name, and a way to ask again (brand setting homeFailure). */
export function Gap({ name, text }: Props) {
  const { revalidate, state } = useRevalidator()
  const { gapTitle = '{name}', gapBody = '', gapRetry = '' } = text
  return (
    <section className={styles.gap} aria-label={name}>
      <Icon name="warning" />
      <div className={styles.words}>
        <p className={styles.title}>{fill(gapTitle, { name })}</p>
        <p>{gapBody}</p>
      </div>
      <Button kind="secondary" aria-disabled={state === 'loading'} onClick={revalidate}>
        {gapRetry}
      </Button>
    </section>
  )
}
