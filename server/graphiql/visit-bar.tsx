import { type FormEvent, useEffect, useState } from 'react'

/** A brand with the address of its GraphiQL. */
export interface Brand {
  name: string
  address: string
  isHere: boolean
}

interface Visit {
  viewer: { member: { firstName: string; lastName: string } | null; actingStaff: { key: string } | null } | null
}

interface Signed {
  signIn: { next: string | null; userErrors: { message: string }[] }
}

/** Who is signed in, a way in and out, and the other brands (GRAPH-14): queries run as whoever is named here. */
export function VisitBar({ brands }: { brands: readonly Brand[] }) {
  const [visit, setVisit] = useState<Visit>()
  const [told, setTold] = useState('')
  useEffect(() => {
    void who().then(setVisit)
  }, [])

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const input = Object.fromEntries(new FormData(event.currentTarget))
    const text = 'mutation ($input: SignInInput!) { signIn(input: $input) { next userErrors { message } } }'
    const answer = await ask<Signed>(text, { input })
    const { next, userErrors } = answer?.signIn ?? { next: null, userErrors: [{ message: 'No answer.' }] }
    setTold(userErrors[0]?.message ?? (next === null ? '' : `The member would come to ${next}.`))
    setVisit(await who())
  }

  async function logOut() {
    await ask('mutation { logOut { userErrors { message } } }')
    setTold('')
    setVisit(await who())
  }

  return (
    <header className="visit">
      <nav aria-label="Brands">
        {brands.map(({ name, address, isHere }) => (
          <a key={address} href={address} aria-current={isHere ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      {visit && <strong>{whoIs(visit)}</strong>}
      {told && <span role="status">{told}</span>}
      {visit?.viewer ? (
        <button type="button" onClick={() => void logOut()}>
          Log out
        </button>
      ) : (
        <form onSubmit={event => void signIn(event)}>
          <input name="username" aria-label="User name" placeholder="User name" autoComplete="username" required />
          <input
            {...{ name: 'password', type: 'password', placeholder: 'Password', autoComplete: 'current-password' }}
            aria-label="Password"
            required
          />
          <button type="submit">Sign in</button>
        </form>
      )}
    </header>
  )
}

const who = () => ask<Visit>('{ viewer { member { firstName lastName } actingStaff { key } } }')

function whoIs({ viewer }: Visit): string {
  if (!viewer) return 'Nobody is signed in'
  const { member, actingStaff } = viewer
  const name = member ? `${member.firstName} ${member.lastName}` : 'Somebody without an account'
  return actingStaff ? `Staff as ${name}` : name
}

/** The data of an answer; undefined when there is none. */
async function ask<Data>(query: string, variables: object = {}): Promise<Data | undefined> {
  const headers = { 'content-type': 'application/json', 'x-portal': '1' }
  const reply = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
  return ((await reply.json()) as { data?: Data }).data
}
