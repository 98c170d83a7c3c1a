import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import type { DraftStore } from '../model/draft-store.ts'
import type { Spot } from '../model/item-edits.ts'
import type { PlacedMistake } from '../model/place-of-mistake.ts'
import styles from './form-or-json.module.css'
import { JsonPane } from './json-pane.tsx'

interface Props {
  spot: Spot
  store: DraftStore
  mayEdit: boolean
  /** Of the file in sight. */
  mistakes: readonly PlacedMistake[]
  itemId: string
  /** The form. */
  children: ReactNode
}

/** Two ways to the same text: the form of what is chosen, and its file as JSON (STUDIO-08). */
export function FormOrJson({ children, ...file }: Props) {
  return (
    <Tabs className={styles.tabs ?? ''}>
      <TabList className={styles.list ?? ''} aria-label="Ways to edit">
        <Tab id="form" className={styles.tab ?? ''}>
          Form
        </Tab>
        <Tab id="json" className={styles.tab ?? ''}>
          JSON
        </Tab>
      </TabList>
      <TabPanel id="form">{children}</TabPanel>
      <TabPanel id="json">
        <JsonPane {...file} />
      </TabPanel>
    </Tabs>
  )
}
