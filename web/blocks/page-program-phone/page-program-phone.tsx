import type { PageBlockView } from '../../../engine/view.ts'
import { Card } from '../../ui/card/card.tsx'
import { phoneTarget } from '../../ui/format/phone-target.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import type { AroundPageBlock } from '../around-page-block.ts'
import styles from './page-program-phone.module.css'

interface Props {
  block: Extract<PageBlockView, { block: 'program-phone' }>
  around: AroundPageBlock
}

/** A program's phone number as a link; if it is missing, the page says so (DENTALABROAD-03). */
export function PageProgramPhone({ block, around }: Props) {
  const phone = around.phones.find(({ number }) => number === block.program)?.phoneNumber
  return (
    <Card muted className={styles.card}>
      <Icon name="phone" size="large" />
      <div>
        <p>{block.label}</p>
        {phone ? (
          <Link className={styles.number} target={phoneTarget(phone)}>
            {phone}
          </Link>
        ) : (
          <p>{around.text.phoneUnavailable}</p>
        )}
      </div>
    </Card>
  )
}
