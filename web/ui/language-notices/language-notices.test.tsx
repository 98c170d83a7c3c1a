import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LanguageNotices } from './language-notices.tsx'

const notices = [
  { id: 'in-spanish', language: 'es', name: 'Español', notice: 'Llame al {phone} (TTY: 711).' },
  { id: 'in-chinese', language: 'zh-Hant', name: '中文', notice: '請致電 {phone}（TTY：711）。' },
  { id: 'in-farsi', language: 'fa', name: 'فارسی', notice: 'با شمارهٔ {phone} تماس بگیرید.' },
]

it('[LOCALE-11] says each notice in the voice and direction of its language, with a number to call', () => {
  render(<LanguageNotices help={{ heading: '', phone: '503-555-0104', link: undefined, notices }} />)
  const items = screen.getAllByRole('listitem')
  expect(items.map(({ lang, dir }) => [lang, dir])).toEqual([
    ['es', 'ltr'],
    ['zh-Hant', 'ltr'],
    ['fa', 'rtl'],
  ])
  expect(items[0]?.textContent).toBe('Llame al 503-555-0104 (TTY: 711).')
  for (const item of items)
    expect(within(item).getByRole('link', { name: '503-555-0104' }).getAttribute('href')).toBe('tel:5035550104')
})
