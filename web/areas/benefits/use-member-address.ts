import { useSearchParams } from 'react-router'
import { withQuery } from '../../ui/address/with-query.ts'

/** Makes addresses that stay with the family member who is looked at. */
export function useMemberAddress() {
  const [search] = useSearchParams()
  const member = new URLSearchParams([...search].filter(([name]) => name === 'member'))
  return (path: string, query: Record<string, string> = {}) => withQuery(path, member, query)
}
