import { useEffect } from 'react'

/** Marks the moment the member's data is in sight, which the browser's own measures of the largest paint may miss. */
export function useMemberDataMark() {
  useEffect(() => {
    performance.mark('member-data')
  }, [])
}
