import { useLocation } from 'react-router'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { useWords } from '../../ui/words/words.tsx'

/** Says that a provider lookup failed and offers a retry; the rest of the screen stays (PCP-11). */
export function LookupFailed({
  text,
}: {
  text: ScreenText<'primary-care-search'> | ScreenText<'primary-care-member'>
}) {
  const word = useWords()
  const { pathname, search } = useLocation()
  const again = (
    <ButtonLink kind="secondary" size="small" target={pathname + search}>
      {word('retry')}
    </ButtonLink>
  )
  return <Alert type="warning" title={text.failed} actions={again} />
}
