import { expect, it } from 'vitest'
import type { Manifest } from '../../schema/generated/manifests.ts'
import { registry } from '../members/registry.ts'
import { brandGround } from '../parts/brand-ground.ts'
import { sampleManifest } from '../testing/sample-manifest.ts'
import { refusedStep } from './refused.ts'

it('[CHECK-02] finds a step of the journey to a route that some who take it do not have', () => {
  const { routes } = sampleManifest
  const stepsRefused = (manifest: Manifest) =>
    refusedStep({ ground: brandGround(manifest, registry), today: '2026-01-01', typefaces: () => undefined }).map(
      ({ path }) => path,
    )
  const onlyActive: Manifest = {
    ...sampleManifest,
    routes: {
      ...routes,
      routes: routes.routes.map(route =>
        route.id === 'home' ? { ...route, showWhen: { memberStatus: ['active'] } } : route,
      ),
    },
  }
  expect(stepsRefused(sampleManifest)).toEqual([])
  expect(stepsRefused(onlyActive)).toEqual([['steps', 1]])
})
