import type { PageBlockView } from '../../../engine/view.ts'
import { Card } from '../../ui/card/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { PlainList } from '../../ui/plain-list/plain-list.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import type { AroundPageBlock } from '../around-page-block.ts'
import styles from './page-networks.module.css'

interface Props {
  block: Extract<PageBlockView, { block: 'networks' }>
  around: AroundPageBlock
}

/** The names under which the member's providers are found (FINDCARE-01). */
export function PageNetworks({ block: { id, heading, body, none }, around: { networkNames } }: Props) {
  return (
    <Card as="section" className={styles.networks} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {networkNames.length === 0 ? (
        <p>{none}</p>
      ) : (
        <>
          {body && <RichText tree={body} />}
          <PlainList className={styles.names} aria-labelledby={id}>
            {networkNames.map(name => (
              <li key={name}>
                <Icon name="shield" />
                {name}
              </li>
            ))}
          </PlainList>
        </>
      )}
    </Card>
  )
}
