import { useRevalidator } from 'react-router'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { BlockKind, HomeSource } from '../../blocks/block.tsx'
import type { PortalError } from '../../query/query.ts'
import { ScriptButton } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import styles from './home-failures.module.css'

/** The sources of Home that failed, from the paths of the errors (`viewer.<source>...`, `screen.data.<source>...`). */
export function failedSources(errors: readonly Pick<PortalError, 'path'>[]): ReadonlySet<HomeSource> {
  return new Set(errors.map(({ path: [field, one, other] }) => (field === 'viewer' ? one : other) as HomeSource))
}

/** Key in the manifest's text "home" of the name of what each kind of block shows. */
const nameKeys = {
  'welcome-banner': 'memberInfo',
  'info-banner': 'memberInfo',
  'plan-management-banner': 'planManagement',
  'coming-plans': 'comingPlans',
  'ebill-alert': 'ebill',
  'preventive-care-card': 'preventiveCare',
  'primary-care-tile': 'primaryCare',
  'recent-claims': 'recentClaims',
  'member-info-tile': 'memberInfo',
  'yearly-amounts': 'yearlyAmounts',
  tools: 'tools',
  programs: 'programs',
} as const satisfies { readonly [Kind in BlockKind]: string }

/** The manifest's name for a missing block. */
export const gapName = (kind: BlockKind, text: ScreenText<'home'>): string => text[nameKeys[kind]]

interface Props {
  /** The manifest's name for what is missing. */
  name: string
  text: ScreenText<'home'>
}

/** Takes the place of a block whose source failed: its name and a retry button (brand setting homeFailure). */
export function Gap({ name, text }: Props) {
  const { revalidate, state } = useRevalidator()
  return (
    <section className={styles.gap} aria-label={name}>
      <Icon name="warning" />
      <div className={styles.words}>
        <p className={styles.title}>{sayFrom(text)('gapTitle', { name })}</p>
        <p>{text.gapBody}</p>
      </div>
      <ScriptButton kind="secondary" aria-disabled={state === 'loading'} onClick={revalidate}>
        {text.gapRetry}
      </ScriptButton>
    </section>
  )
}
