import { Form } from 'react-router'
import { openEbill } from '../../../forms/open-elsewhere.ts'
import { AccountEbillScreenDocument } from '../../../generated/account-ebill-screen.ts'
import { createAction } from '../../../screen/action.ts'
import { createScreenLoader, useScreen } from '../../../screen/screen-loader.ts'
import { usePathOf } from '../../../screen/shell-data.ts'
import { Button, usePending } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Link } from '../../../ui/link/link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { sayFrom } from '../../../ui/words/say-from.ts'
import { AccountCard } from '../account-card.tsx'
import styles from './account-ebill-screen.module.css'

export const loader = createScreenLoader('account-ebill', AccountEbillScreenDocument)
/** Opens eBill as the tool on Home does: in the same window, registering on the first visit (EBILL-02 to EBILL-05, EBILL-07). */
export const action = createAction(openEbill)

/** Says whether eBill is set up and opens it (EBILL-07). */
export function Component() {
  const pathOf = usePathOf()
  const { view, data } = useScreen(loader)
  const busy = usePending()
  const say = sayFrom(view.text)
  const registered = data.viewer?.member?.ebill?.registered ?? false
  return (
    <Page heading={say('heading')} lead={say('lead')} width="reading">
      <AccountCard heading={say(registered ? 'registeredTitle' : 'notRegisteredTitle')}>
        <p className={styles.standing}>
          <Icon name={registered ? 'check' : 'info'} />
          {say(registered ? 'registered' : 'notRegistered')}
        </p>
        <Form method="post">
          <Button type="submit" disabled={busy}>
            {say(registered ? 'open' : 'openFirst')}
          </Button>
        </Form>
      </AccountCard>
      <AccountCard heading={say('preferences')}>
        <p>{say('preferencesBody')}</p>
        <p>
          <Link target={pathOf('account-settings')}>{say('preferencesLink')}</Link>
        </p>
      </AccountCard>
    </Page>
  )
}
