import type { ReactNode } from 'react'
import home from '../../../web/areas/home/home.module.css'
import type { Story } from '../story.ts'
import styles from './room.module.css'

/** Gives a component the width that it has on the portal. */
export function Room({ of: room, children }: { of: Story['room']; children: ReactNode }) {
  if (room === 'main' || room === 'side') {
    return (
      <div className={home.columns} data-columns="main side">
        <div className={home.main}>{room === 'main' && children}</div>
        <div className={home.side}>{room === 'side' && children}</div>
      </div>
    )
  }
  return room ? (
    <div data-room={room} className={styles.room}>
      {children}
    </div>
  ) : (
    children
  )
}

/** States of a component, one below the other. */
export const Stack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>

/** States of a small component, side by side. */
export const Row = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>
