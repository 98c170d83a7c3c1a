/** Home's eight calls, with the member's token; only the account tells whose claims. */
export async function askHome(token) {
  const ask = async path => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${process.env.UPSTREAM}/api/${path}`, { headers, cache: 'no-store' })
    return answer.json()
  }
  const account = ask('account')
  return Promise.all([
    account,
    ask('account/getEmployeeId'),
    ask('plan-management/details'),
    ask('ebill/hasEbill'),
    ask('ebill/showEbillAlert'),
    account.then(() => ask('claims/medical')),
    ask('idCard/eligible'),
    ask('programs'),
  ])
}
