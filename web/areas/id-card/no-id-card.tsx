import { Empty } from '../../ui/empty/empty.tsx'

/** Where eligibility names no kind of coverage, there is nothing to view, send or order (IDCARD-03). */
export const NoIdCard = ({ text }: { text: Readonly<Record<string, string>> }) => (
  <Empty icon="id-card" title={text.none ?? ''}>
    <p>{text.noneBody}</p>
  </Empty>
)
