import { expect, it } from 'vitest'
import { tipsOf } from './error-page.tsx'

const tips = ['reload', 'log-out', 'later', 'reboot'].map(id => ({ id, text: `Please ${id}` }))

it('[ERR-28] gives the tips that a page names, in the page’s order', () => {
  expect(tipsOf({ tips: ['later', 'reload'] }, { tips }).map(tip => tip.text)).toEqual([
    'Please later',
    'Please reload',
  ])
})

it('[ERR-40] gives none to a page that names none', () => {
  expect(tipsOf({ tips: [] }, { tips })).toEqual([])
})
