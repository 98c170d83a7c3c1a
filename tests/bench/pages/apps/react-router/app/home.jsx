import { askHome } from './ask-home.js'
import { Page } from './portal-page.js'

export const meta = () => [{ title: 'Home' }]

export const loader = ({ request }) => askHome(/__Host-token=([^;]*)/.exec(request.headers.get('cookie') ?? '')?.[1])

export default Page
