import { Empty } from '../../ui/empty/empty.tsx'

/** The empty state of a member without an ID card (IDCARD-03). */
export const NoIdCard = ({ text }: { text: Readonly<Record<string, string>> }) => (
  <Empty icon="id-card" title={text.none ?? ''}>
    <p>{text.noneBody}</p>
  </Empty>
)
