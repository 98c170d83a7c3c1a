import { expect, it, onTestFinished, vi } from 'vitest'
import type { CompiledManifest } from '../../engine/resolve/compile-manifest.ts'
import { openState } from '../state/open-state.ts'
import { shippedBrands } from '../testing/test-portal.ts'
import { BrandHosts } from './brand-hosts.ts'
import { createLiveBrand } from './live-brand.ts'
import { createRevisionHolder } from './revision-holder.ts'
import { shareRevisions } from './share-revisions.ts'

const [brand] = (await shippedBrands()) as [CompiledManifest]
const of = (revision: string) => {
  const surroundings = { gatewayUrl: 'http://gateway.example', lastingAddress: (address: string) => address }
  return new BrandHosts([createLiveBrand({ ...brand, revision }, surroundings)])
}

/** An instance whose folder has a revision, which can be changed. */
function instance(state: ReturnType<typeof openState>, first: string) {
  let folder = first
  const hosts = createRevisionHolder(of(first), async () => of(folder))
  const log = { error: vi.fn(), warn: vi.fn() }
  const { reload } = shareRevisions(hosts, state.revisions, log)
  const serves = () => hosts.current().brands[0]?.compiled.revision
  const edit = (revision: string) => {
    folder = revision
  }
  return { serves, edit, reload, log, refusal: hosts.refusal }
}

function opened() {
  const state = openState(':memory:')
  onTestFinished(state.close)
  return state
}

it('[OPS-14] tells others of a revision that was taken here, and of none that was refused', async () => {
  const state = opened()
  const here = instance(state, 'one')
  here.edit('two')
  await here.reload()
  const announced = state.revisions.current()
  expect(announced).toBeDefined()
  here.edit('three')
  await here.reload()
  expect(state.revisions.current()?.digest).not.toBe(announced?.digest)
})

it('[OPS-14] [OPS-16] takes exactly the revision that another instance announced, as soon as it is in the folder', async () => {
  const state = opened()
  const other = instance(state, 'one')
  other.edit('two')
  await other.reload()
  const { digest } = state.revisions.current() as { digest: string }

  const heard: ((revision: { number: number; digest: string }) => void)[] = []
  const revisions = { ...state.revisions, onNew: (each: (typeof heard)[number]) => void heard.push(each) }
  const here = instance({ ...state, revisions }, 'one')
  // The folder is still being copied: what is there now is neither the old revision nor the new one.
  here.edit('half of two')
  heard[0]?.({ number: 1, digest })
  await vi.waitFor(() => expect(here.refusal()).toBeDefined())
  expect(here.serves()).toBe('one')
  expect(String(here.refusal()?.error)).toContain(`Another instance took revision ${digest}`)
  here.edit('two')
  await vi.waitFor(() => expect(here.serves()).toBe('two'), { timeout: 10_000 })
  expect(here.refusal()).toBeUndefined()
})
