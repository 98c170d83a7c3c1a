import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { Empty } from '../../ui/empty/empty.tsx'

/** The empty state of a member without an ID card (IDCARD-03). */
export const NoIdCard = ({ text }: { text: ScreenText<'id-card' | 'id-card-email' | 'id-card-request'> }) => (
  <Empty icon="id-card" title={text.none}>
    <p>{text.noneBody}</p>
  </Empty>
)
