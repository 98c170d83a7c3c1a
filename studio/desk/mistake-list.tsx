import { Icon } from '../../web/ui/icon/icon.tsx'
import { PlainList } from '../../web/ui/plain-list/plain-list.tsx'
import styles from './desk.module.css'
import type { PlacedMistake } from './model/place-of-mistake.ts'

interface Props {
  /** Undefined while the first check runs. */
  mistakes: readonly PlacedMistake[] | undefined
  isBroken: boolean
  onGo: (mistake: PlacedMistake) => void
}

/** Every mistake of the draft, each a way to its item, in the words of `portal check` (STUDIO-12). */
export function MistakeList({ mistakes, isBroken, onGo }: Props) {
  const count = mistakes?.length ?? 0
  const isUnknown = isBroken || mistakes === undefined
  return (
    <section className={styles.mistakes} aria-label="Mistakes">
      <p role="status" data-wrong={count > 0 || undefined} data-unknown={isUnknown || undefined}>
        {!isUnknown && <Icon name={count > 0 ? 'warning' : 'check'} size="small" />}
        {told(mistakes, isBroken)}
      </p>
      {count > 0 && (
        <PlainList>
          {mistakes?.map(mistake => (
            <li key={`${mistake.path} ${mistake.line} ${mistake.column} ${mistake.message}`}>
              <button type="button" onClick={() => onGo(mistake)}>
                <code>{`${mistake.path}:${mistake.line}`}</code>
                {mistake.brands && ` (${mistake.brands.join(', ')})`} {mistake.message}
              </button>
            </li>
          ))}
        </PlainList>
      )}
    </section>
  )
}

function told(mistakes: Props['mistakes'], isBroken: boolean): string {
  if (isBroken) return 'Mistakes cannot be found in this browser: they are told when you ask for review'
  if (mistakes === undefined) return 'Checking …'
  return mistakes.length === 0 ? 'No mistakes' : `${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'}`
}
