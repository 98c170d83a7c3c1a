import { useNavigate } from 'react-router'
import { whereAnErrorLeads } from '../../errors/where-an-error-leads.ts'
import { useShell } from '../../screen/shell-data.ts'

/** The portal's status for a call that nobody answered (ERR-30). */
const nobodyAnswered = 1

/** Where a failed download leads: the error page with its status, or log-in for a session that has ended (IDCARD-08). */
export function useFailedDownload() {
  const navigate = useNavigate()
  const { unauthorized } = useShell().shell.brand
  return (answered: number) => {
    const status = answered || nobodyAnswered
    const error = { code: 'UPSTREAM', area: 'id-cards', call: 'idCard/view', status, path: [] }
    const way = whereAnErrorLeads(error, unauthorized)
    if (way.to === 'login') window.location.assign('/login')
    else navigate(`/error/${status}`)
  }
}
