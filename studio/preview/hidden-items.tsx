import { useQuery } from '@apollo/client/react'
import { PlainList } from '../../web/ui/plain-list/plain-list.tsx'
import { HiddenItemsDocument } from '../generated/preview.ts'
import type { PreviewInput } from '../generated/schema-types.ts'
import { Answered } from '../query/answered.tsx'
import styles from './hidden-items.module.css'

interface Props {
  input: PreviewInput
}

/** Every item that the sample member does not see, why, and the smallest change that would show it (STUDIO-22). */
export function HiddenItems({ input }: Props) {
  const asked = useQuery(HiddenItemsDocument, { variables: { input }, fetchPolicy: 'no-cache' })
  return (
    <Answered of={asked} what="what is not shown">
      {({ preview }) => (
        <PlainList className={styles.items}>
          {preview?.hidden.map(({ item, path, line, why, changes }) => (
            <li key={item}>
              <details>
                <summary>
                  <code>{item}</code> <span className={styles.why}>{why[0]}</span>
                </summary>
                {why.slice(1).map(sentence => (
                  <p key={sentence}>{sentence}</p>
                ))}
                {changes.length === 0 ? (
                  <p>No change of the member or the day would show it.</p>
                ) : (
                  <>
                    <p>It would show with {changes.length === 1 ? 'this' : 'one of these'}:</p>
                    <ul>
                      {changes.map(change => (
                        <li key={change}>{change}</li>
                      ))}
                    </ul>
                  </>
                )}
                {path && (
                  <p className={styles.place}>
                    {path}, line {line}
                  </p>
                )}
              </details>
            </li>
          ))}
        </PlainList>
      )}
    </Answered>
  )
}
