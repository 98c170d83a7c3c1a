import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { committedText } from './committed-text.ts'

let top: string
beforeEach(() => {
  top = mkdtempSync(resolve(tmpdir(), 'committed-text-'))
})
afterEach(() => rmSync(top, { recursive: true }))

const write = (text: string) => writeFileSync(resolve(top, 'schema.graphql'), text)
const git = (...words: string[]) =>
  execFileSync('git', ['-C', top, '-c', 'user.name=Test', '-c', 'user.email=test@portal.example', ...words])

describe('the text of a file as it was committed', () => {
  it('is that of the last commit, so that a field that was only tried can be named anew or taken back', async () => {
    write('as committed')
    git('init', '--quiet')
    git('add', '.')
    git('commit', '--quiet', '--message', 'One')
    write('as tried')
    expect(await committedText(top, 'schema.graphql')).toBe('as committed')
  })

  it('is that on disk where no commit has it, and empty where there is no file', async () => {
    write('as unpacked')
    expect(await committedText(top, 'schema.graphql')).toBe('as unpacked')
    git('init', '--quiet')
    expect(await committedText(top, 'schema.graphql')).toBe('as unpacked')
    expect(await committedText(top, 'none.graphql')).toBe('')
  })
})
