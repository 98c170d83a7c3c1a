import { cookies } from 'next/headers'
import { askHome } from './ask-home.js'
import { Page } from './portal-page.js'

export default async function Home() {
  await askHome((await cookies()).get('__Host-token')?.value)
  return <Page />
}
