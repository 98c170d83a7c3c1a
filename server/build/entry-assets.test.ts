import { expect, it } from 'vitest'
import { entryAssets } from './entry-assets.ts'

const manifest = {
  'web/entry.tsx': { file: 'assets/entry-1.js', css: ['assets/entry-1.css'], imports: ['_shared.js'], isEntry: true },
  '_shared.js': { file: 'assets/shared-2.js', css: ['assets/shared-2.css'], imports: ['_base.js'] },
  '_base.js': { file: 'assets/base-3.js', imports: ['_shared.js'] },
  'web/lazy.tsx': { file: 'assets/lazy-4.js', css: ['assets/lazy-4.css'], imports: ['_common.js', '_base.js'] },
  '_common.js': { file: 'assets/common-5.js', css: ['assets/common-5.css'], imports: ['web/entry.tsx'] },
}

it('[ROUTE-15] names what an entry needs at once, what is imported first, and nothing lazy', () => {
  expect(entryAssets(manifest, 'web/entry.tsx')).toEqual({
    script: '/assets/entry-1.js',
    styles: ['/assets/shared-2.css', '/assets/entry-1.css'],
    preload: ['/assets/base-3.js', '/assets/shared-2.js'],
    parts: {},
  })
})

it('names what a lazy part adds to it', () => {
  const parts = new Map([['lazy', 'web/lazy.tsx']])
  expect(entryAssets(manifest, 'web/entry.tsx', { parts }).parts).toEqual({
    lazy: {
      scripts: ['/assets/common-5.js', '/assets/lazy-4.js'],
      styles: ['/assets/common-5.css', '/assets/lazy-4.css'],
    },
  })
})

it('says which entry a build lacks', () => {
  expect(() => entryAssets(manifest, 'web/other.tsx')).toThrow('web/other.tsx')
})
