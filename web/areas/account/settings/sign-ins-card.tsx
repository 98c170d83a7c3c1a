import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Form } from 'react-router'
import type { ScreenText } from '../../../../engine/text/screen-text.ts'
import type { SignInPlacePartsFragment } from '../../../generated/account-settings-screen.ts'
import { Button, usePending } from '../../../ui/button/button.tsx'
import { clockMoment } from '../../../ui/format/date-arithmetic.ts'
import { PlainList } from '../../../ui/plain-list/plain-list.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { type Say, sayFrom } from '../../../ui/words/say-from.ts'
import { AccountCard } from '../account-card.tsx'
import { intentField, type SettingsIntent, signInField } from './settings-action.ts'
import styles from './sign-ins-card.module.css'

type Words = Say<ScreenText<'account-settings'>>

interface Props {
  places: readonly SignInPlacePartsFragment[]
  /** A new object each time that something was ended. */
  ended: object | undefined
  text: ScreenText<'account-settings'>
}

/** Where the member is signed in, with a way to end each other place and all of them (SEC-05). */
export function SignInsCard({ places, ended, text }: Props) {
  const say = sayFrom(text)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone with its place.
  useLayoutEffect(() => {
    if (ended) heading.current?.focus()
  }, [ended])
  return (
    <AccountCard heading={say('signInsHeading')} headingRef={heading}>
      <p>{say('signInsBody')}</p>
      <PlainList className={styles.places}>
        {places.map(place => (
          <li key={place.id} className={styles.place}>
            <SignInPlace place={place} say={say} />
          </li>
        ))}
      </PlainList>
      {places.some(({ current }) => !current) && (
        <EndForm intent="end-other-sign-ins">
          <EndButton>{say('endOtherSignIns')}</EndButton>
        </EndForm>
      )}
    </AccountCard>
  )
}

function SignInPlace({ place, say }: { place: SignInPlacePartsFragment; say: Words }) {
  const times = useId()
  const device = place.byStaff ? say('staffDevice') : (place.device ?? say('unknownDevice'))
  return (
    <>
      <div>
        <div className={styles.device}>
          {device} {place.current && <Tag tone="success">{say('thisDevice')}</Tag>}
        </div>
        <p id={times} className={styles.times}>
          {say('signInTimes', { began: clockMoment(place.began), lastUsed: clockMoment(place.lastUsed) })}
        </p>
      </div>
      {!place.current && (
        <EndForm intent="end-sign-in">
          <input type="hidden" name={signInField} value={place.id} />
          <EndButton label={say('endSignInOf', { device })} describedBy={times}>
            {say('endSignIn')}
          </EndButton>
        </EndForm>
      )}
    </>
  )
}

function EndForm({ intent, children }: { intent: SettingsIntent; children: ReactNode }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name={intentField} value={intent} />
      {children}
    </Form>
  )
}

interface EndButtonProps {
  /** Says which place is meant, where the word alone does not. */
  label?: string
  describedBy?: string
  children: string
}

function EndButton({ label, describedBy, children }: EndButtonProps) {
  const busy = usePending()
  return (
    <Button
      type="submit"
      kind="secondary"
      size="small"
      disabled={busy}
      aria-label={label}
      aria-describedby={describedBy}
    >
      {children}
    </Button>
  )
}
