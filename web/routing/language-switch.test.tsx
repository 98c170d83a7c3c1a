import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Form } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Phrase } from '../../engine/text/screen-text.ts'
import { useForm } from '../forms/use-form.ts'
import { unreachable } from '../query/browser-query.ts'
import { useShell } from '../screen/shell-data.ts'
import { useAnswer } from '../screen/use-answer.ts'
import { chooseLanguage, pageLanguage } from '../state/language.ts'
import { renderPortal, screensFixture } from '../testing/portal-fixture.tsx'
import { setCookie } from '../testing/set-cookie.ts'
import { shellFixture } from '../testing/shell-fixture.ts'
import { baseWords } from '../testing/words.ts'
import { useWordList } from '../ui/words/words.tsx'

const languages = [
  { tag: 'en-US', name: 'English' },
  { tag: 'es-US', name: 'Español' },
]
const words = {
  'en-US': { required: '{label} is required', field: 'City' },
  'es-US': { required: 'Falta {label}', field: 'Ciudad' },
}

/** Whether there is no line. */
let offline = false

/** The shell in the language that the page asks for, as the server answers it. */
function shellInLanguage() {
  if (offline) return { data: null, errors: [unreachable] }
  const language = pageLanguage() === 'es-US' ? 'es-US' : 'en-US'
  const { shell } = shellFixture()
  const requiredField = words[language].required as unknown as Phrase<'label'>
  const common = { ...baseWords('common'), requiredField }
  return shellFixture({ brand: { ...shell.brand, language, languages }, text: { ...shell.text, common } })
}

/** A form with a field, that its action refuses. */
function City() {
  const language = useShell().shell.brand.language === 'es-US' ? 'es-US' : 'en-US'
  const answer = useAnswer<string>()
  const { formProps, field } = useForm(
    { city: { label: words[language].field, required: true } },
    { words: useWordList() },
  )
  const { label, error } = field('city')
  return (
    <Form method="post" {...formProps}>
      <h1>{label}</h1>
      <input name="city" aria-label={label} />
      <input name="zip" aria-label="ZIP" />
      <p>{error}</p>
      <output>{answer}</output>
      <button type="submit">Go</button>
    </Form>
  )
}

const open = async () => {
  const form = async () => ({ loader: () => null, action: () => 'refused', Component: City })
  const view = renderPortal({
    answers: { Shell: shellInLanguage },
    screens: screensFixture({ 'contact-us': form }),
    at: '/contact-us?from=here#below',
  })
  await screen.findByText('City')
  return view
}
/** The buttons of the switch, by where they are: asking for roles would take seconds. */
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('button[name="language"]')]
const press = () => {
  const [button] = buttons()
  button?.focus()
  if (button) fireEvent.click(button)
}

beforeEach(() => {
  setCookie('session-ends', Date.now() + 3_600_000)
  chooseLanguage('en-US')
  offline = false
})
afterEach(() => {
  for (const name of ['session-ends', 'language']) setCookie(name, '', 0)
  document.documentElement.lang = ''
})

it('[LOCALE-03] offers the other language in its own words, in header and footer', async () => {
  await open()
  expect(buttons().map(({ textContent, lang, value }) => [textContent, lang, value])).toEqual([
    ['Español', 'es-US', 'es-US'],
    ['Español', 'es-US', 'es-US'],
  ])
  expect(buttons().map(button => button.closest('header, footer')?.localName)).toEqual(['header', 'footer'])
  // Posted to the address in sight, where script does not take it.
  for (const { form } of buttons()) expect([form?.method, form?.getAttribute('action')]).toEqual(['post', null])
})

it('[LOCALE-03] offers nothing where English is the only language', async () => {
  renderPortal()
  await screen.findByText('home')
  expect(buttons()).toEqual([])
})

it('[LOCALE-04] [LOCALE-05] keeps the address, the entry of the history, focus and what was typed, and says all else anew', async () => {
  const { router } = await open()
  const { key } = router.state.location
  const input = screen.getByLabelText<HTMLInputElement>('City')
  fireEvent.change(input, { target: { value: 'Sa' } })
  fireEvent.change(input, { target: { value: '' } })
  fireEvent.blur(input)
  expect(screen.getByText('City is required')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('ZIP'), { target: { value: '972' } })
  press()
  await screen.findByText('Ciudad')
  expect(screen.getByLabelText('Ciudad')).toBe(input)
  expect(screen.getByLabelText<HTMLInputElement>('ZIP').value).toBe('972')
  expect(screen.getByText('Falta Ciudad')).toBeTruthy()
  expect(screen.queryByText('City is required')).toBeNull()
  const { pathname, search, hash, key: after } = router.state.location
  expect([pathname + search + hash, after]).toEqual(['/contact-us?from=here#below', key])
  expect(document.documentElement.lang).toBe('es-US')
  expect(document.cookie).toContain('language=es-US')
  expect(document.activeElement).toBe(buttons()[0])
  expect(document.activeElement?.textContent).toBe('English')
})

it('[LOCALE-04] [MEMBER-26] keeps the page and what was typed while there is no line, and changes once there is one', async () => {
  await open()
  const zip = screen.getByLabelText<HTMLInputElement>('ZIP')
  fireEvent.change(zip, { target: { value: '972' } })
  offline = true
  press()
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('City')).toBeTruthy()
  offline = false
  fireEvent.click(again)
  await screen.findByText('Ciudad')
  expect(screen.getByLabelText<HTMLInputElement>('ZIP')).toBe(zip)
  expect(zip.value).toBe('972')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('[LOCALE-04] keeps what the action of a form answered, until the form is sent again or left', async () => {
  const { router } = await open()
  const formData = new FormData()
  formData.set('city', 'Salem')
  await act(() => router.navigate('/contact-us', { formMethod: 'post', formData }))
  expect(screen.getByText('refused')).toBeTruthy()
  press()
  await screen.findByText('Ciudad')
  expect(screen.getByText('refused')).toBeTruthy()
  await act(() => router.navigate('/contact-us?again'))
  await waitFor(() => expect(screen.queryByText('refused')).toBeNull())
})
