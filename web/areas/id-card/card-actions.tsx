import { useNavigate } from 'react-router'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { whereAnErrorLeads } from '../../errors/error-policy.ts'
import { usePathOf, useShell } from '../../screen/shell-data.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { OpenFileLink } from '../../ui/download/open-file-link.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import styles from './id-card.module.css'
import { type IdCard, nameOfCategory } from './id-card.ts'

interface Props {
  card: IdCard
  text: ScreenText<'id-card'>
  /** False where the whole card is shown already. */
  canView?: boolean
}

/** View, download, e-mail and request; each is labelled with its card (IDCARD-04). */
export function CardActions({ card, text, canView = false }: Props) {
  const say = sayFrom(text)
  const onFailure = useFailedDownload()
  const pathOf = usePathOf()
  const name = nameOfCategory(card.category)
  const category = say(name)
  const query = `?category=${name}`
  return (
    <fieldset className={styles.actions} data-print="hidden" aria-label={say('actions', { category })}>
      {canView && (
        <ButtonLink
          kind="secondary"
          size="small"
          target={pathOf('id-card') + query}
          aria-label={say('viewFor', { category })}
        >
          <Icon name="eye" size="small" />
          {say('view')}
        </ButtonLink>
      )}
      <OpenFileLink
        size="small"
        address={card.pdfPath}
        fileName={`id-card-${name}.pdf`}
        label={say('downloadFor', { category })}
        waiting={pathOf('resource-download')}
        onFailure={onFailure}
      >
        <Icon name="download" size="small" />
        {say('download')}
      </OpenFileLink>
      <ButtonLink
        kind="secondary"
        size="small"
        target={pathOf('id-card-email') + query}
        aria-label={say('emailFor', { category })}
      >
        <Icon name="mail" size="small" />
        {say('email')}
      </ButtonLink>
      <ButtonLink
        kind="secondary"
        size="small"
        target={pathOf('id-card-request') + query}
        aria-label={say('requestFor', { category })}
      >
        <Icon name="id-card" size="small" />
        {say('request')}
      </ButtonLink>
    </fieldset>
  )
}

/** The portal's status for a call without an answer (ERR-30). */
const nobodyAnswered = 1

/** Opens the error page of a failed download's status, or log-in when the session has ended (IDCARD-08). */
function useFailedDownload() {
  const navigate = useNavigate()
  const pathOf = usePathOf()
  const { unauthorized } = useShell().shell.brand
  return (answered: number) => {
    const status = answered || nobodyAnswered
    const way = whereAnErrorLeads({ code: 'UPSTREAM', status, path: [] }, { unauthorized })
    if (way.to === 'login') window.location.assign(pathOf('login'))
    else void navigate(pathOf('error', { status }))
  }
}
