import { CommonPart } from '../common/common-part.tsx'
import { type CommonView, useCommon } from '../common/common-view.ts'
import { inPlace, MenuEntries } from '../menu/menu-bar.tsx'
import { useShellText } from '../use-shell-text.ts'
import styles from './bottom-navigation.module.css'

/** The primary menu at the bottom of the screen; the style sheet shows it on phone width only (SHELL-01, MENU-03). */
export function BottomNavigation() {
  const text = useShellText()
  if (bottomItems(useCommon()).length === 0) return null
  return (
    <div className={styles.place} data-print="hidden">
      <nav aria-label={text('bottomMenu')} className={styles.bar}>
        <CommonPart name="bottom" as="ul" role="list" of={BottomEntries} />
      </nav>
    </div>
  )
}

const bottomItems = ({ menus }: Pick<CommonView, 'menus'>) => inPlace(menus.primary, 'bottom')

export const BottomEntries = () => <MenuEntries items={bottomItems(useCommon())} withIcon />
