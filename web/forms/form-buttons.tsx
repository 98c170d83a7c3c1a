import { useLocation } from 'react-router'
import { useHydrated } from '../state/hydrated.ts'
import { Button, ButtonLink, usePending } from '../ui/button/button.tsx'
import { useWords } from '../ui/words/words.tsx'
import styles from './form-buttons.module.css'

interface Props {
  submit: string | undefined
  onCancel: () => void
}

/** The buttons of an edit form: save and cancel. Without script, cancel is a link back to the screen. */
export function FormButtons({ submit, onCancel }: Props) {
  const word = useWords()
  const busy = usePending()
  const { pathname } = useLocation()
  return (
    <div className={styles.buttons}>
      <Button type="submit" disabled={busy}>
        {submit ?? word('save')}
      </Button>
      {useHydrated() ? (
        <Button kind="quiet" onClick={onCancel}>
          {word('cancel')}
        </Button>
      ) : (
        <ButtonLink kind="quiet" target={pathname}>
          {word('cancel')}
        </ButtonLink>
      )}
    </div>
  )
}
