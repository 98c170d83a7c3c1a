import { expect, it } from 'vitest'
import { checkManifests } from '../../engine/check/check-manifests.ts'
import { colorPairs } from '../../engine/check/rules/readable-colors.ts'
import { anyImage, sampleFiles } from '../../engine/testing/sample-files.ts'
import { sampleManifest } from '../../engine/testing/sample-manifest.ts'
import { messageOf } from '../check/message-of.ts'
import { seenColors } from './theme-colors.ts'

const { colors } = sampleManifest.theme

it('sees every pair that the check has, and nothing wrong with colours that can be read', () => {
  const { pairs, mistakes } = seenColors(colors)
  expect(pairs.map(({ front, back }) => `${front} ${back}`)).toEqual(
    colorPairs.map(({ front, back }) => `${front} ${back}`),
  )
  expect([pairs.filter(({ isEnough }) => !isEnough), mistakes.size]).toEqual([[], 0])
})

it('tells a pair that fails at both of its fields, in the words of the check, with the shade that would do', () => {
  const pale = { ...colors, text: '#bbbbbb' }
  const { mistakes, pairs } = seenColors(pale)
  const files = sampleFiles().map(file =>
    file.path === 'manifests/base/theme.json'
      ? { ...file, text: JSON.stringify({ ...sampleManifest.theme, colors: pale }, null, 2) }
      : file,
  )
  const checked = checkManifests(files, anyImage).diagnostics.map(messageOf)
  expect(checked.filter(message => message.includes('contrast'))).toEqual([mistakes.get('text')?.message])
  const failing = pairs.filter(({ isEnough }) => !isEnough)
  for (const { front, back } of failing)
    for (const color of [front, back]) expect([color, mistakes.has(color)]).toEqual([color, true])
  const right = mistakes.get('text')?.right ?? ''
  expect(seenColors({ ...pale, text: right }).mistakes.size).toBe(0)
})

it('counts no pair with what is no colour', () => {
  const { pairs, mistakes } = seenColors({ ...colors, text: 'black' })
  expect(pairs.some(({ front }) => front === 'text')).toBe(false)
  expect(mistakes.size).toBe(0)
})
