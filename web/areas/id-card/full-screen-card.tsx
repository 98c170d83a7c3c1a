import { useId } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { useAddressDialog } from '../../ui/address-dialog/use-address-dialog.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { withQuery } from '../../ui/link/addresses.ts'
import { Link } from '../../ui/link/link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { CardBack } from './card-back.tsx'
import { CardFront } from './card-front.tsx'
import styles from './full-screen-card.module.css'
import { type IdCard, nameOfCategory } from './id-card.ts'

interface Props {
  /** Every person's cards, the viewer's first; at least one. */
  cards: readonly [IdCard, ...IdCard[]]
  /** Names of those whose cards could not be had. */
  missing: readonly string[]
  text: ScreenText<'id-card'>
}

/** Query values that say which card is shown, and which side of it. */
const keyOf = (card: IdCard) => ({ member: card.suffix, category: nameOfCategory(card.category) })

/**
 * A card on the whole screen, one side at a time and turned sideways where it is larger so (MEMBER-36). Which card and
 * which side is said by the address: it works without script, and with script nothing is asked again.
 */
export function FullScreenCard({ cards, missing, text }: Props) {
  const id = useId()
  const say = sayFrom(text)
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const { dialog, title, onCancel } = useAddressDialog(pathname)
  const card = cardAsked(cards, search)
  const isBack = search.get('side') === 'back'
  const nameOf = ({ category, memberName }: IdCard) =>
    say('cardOf', { category: say(nameOfCategory(category)), name: memberName })
  const addressOf = (other: IdCard, side?: 'back') => withQuery(pathname, search, { ...keyOf(other), side })
  return (
    <dialog ref={dialog} open className={styles.screen} data-print="page" aria-labelledby={id} onCancel={onCancel}>
      <div className={styles.bar}>
        <ButtonLink kind="quiet" target={pathname} replace>
          <Icon name="cross" />
          {say('close')}
        </ButtonLink>
        <h1 ref={title} id={id} tabIndex={-1} className={styles.title}>
          {nameOf(card)}
        </h1>
      </div>
      <div className={styles.stage}>
        <div className={styles.turned} data-shown={!isBack}>
          <CardFront card={card} text={text} />
        </div>
        <div className={styles.turned} data-shown={isBack}>
          <CardBack card={card} text={text} />
        </div>
      </div>
      <div className={styles.bar}>
        <ButtonLink target={addressOf(card, isBack ? undefined : 'back')} replace>
          <Icon name="sync" size="small" />
          {isBack ? say('showFront') : say('showBack')}
        </ButtonLink>
        {cards.length + missing.length > 1 && (
          <Disclosure className={styles.others} label={say('otherCards', { total: cards.length })}>
            <nav aria-label={say('allCards')}>
              <ul>
                {cards.map(other => (
                  <li key={Object.values(keyOf(other)).join()}>
                    <Link target={addressOf(other)} replace aria-current={other === card ? 'page' : undefined}>
                      {nameOf(other)}
                    </Link>
                  </li>
                ))}
              </ul>
              {missing.map(name => (
                <p key={name}>{say('cardsMissing', { name })}</p>
              ))}
            </nav>
          </Disclosure>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">
          {say('nowShown', { side: isBack ? say('backFace') : say('front'), card: nameOf(card) })}
        </span>
      </VisuallyHidden>
    </dialog>
  )
}

/** The card that an address names, by person and kind of coverage; else the first. */
function cardAsked(cards: Props['cards'], search: URLSearchParams): IdCard {
  const [member, category] = [search.get('member'), search.get('category')]
  const fits = (card: IdCard) =>
    (member === null || member === String(card.suffix)) && (category ?? keyOf(card).category) === keyOf(card).category
  return cards.find(fits) ?? cards[0]
}
