import type { AlertView } from '../../../engine/view.ts'
import { Alert, type AlertType } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { useShellText } from '../use-shell-text.ts'

const labels: { readonly [Type in AlertType]: string } = {
  info: 'alertInfo',
  success: 'alertSuccess',
  warning: 'alertWarning',
  error: 'alertError',
}

interface Props {
  alert: AlertView
  onDismiss: () => void
}

/** One alert with its links and buttons; it can be put away only when the manifest says so (SHELL-11). */
export function GlobalAlert({ alert, onDismiss }: Props) {
  const text = useShellText()
  const actions = [
    ...(alert.links ?? []).map(link => (
      <Link key={link.id} target={link.target} newTab={link.newTab}>
        {link.title}
      </Link>
    )),
    ...(alert.buttons ?? []).map(link => (
      <ButtonLink key={link.id} target={link.target} newTab={link.newTab} kind="secondary" size="small">
        {link.title}
      </ButtonLink>
    )),
  ]
  const dismiss = alert.canDismiss && (
    <Button key="dismiss" kind="quiet" aria-label={text('dismissAlert', { title: alert.title })} onClick={onDismiss}>
      <Icon name="cross" />
    </Button>
  )
  return (
    <Alert
      type={alert.type}
      typeLabel={text(labels[alert.type])}
      title={alert.title}
      actions={(actions.length > 0 || dismiss) && [...actions, dismiss]}
    >
      <RichText tree={alert.content} />
    </Alert>
  )
}
