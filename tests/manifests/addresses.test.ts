import { describe, expect, it } from 'vitest'
import { checkManifests } from '../../engine/check/check-manifests.ts'
import { diagnosticText } from '../../engine/check/diagnostic.ts'
import { checkTarget } from '../../engine/check/formats/check-target.ts'
import { sampleManifest } from '../../engine/testing/sample-manifest.ts'
import { manifestFiles, manifestsFolder } from '../../server/content/manifest-files.ts'
import { strayAddresses } from '../../server/testing/stray-addresses.ts'
import { outsideAddress, safeAddress } from '../../web/ui/link/addresses.ts'

/** Whether an address names another host plainly, which the links of a manifest may. */
const isPlain = (address: string) => /^https:\/\/(?:[a-z0-9-]+\.)+[a-z]+(?:[/?#][\x21-\x7e]*)?$/i.test(address)
const deceiving = strayAddresses.filter(address => !isPlain(address))

describe('addresses of manifests that deceive', () => {
  it('[S14] are refused as targets, by the format that every link, image and action of a manifest has', () => {
    expect(deceiving.length).toBeGreaterThan(60)
    expect(deceiving.filter(address => checkTarget(address, sampleManifest).length === 0)).toEqual([])
  })

  it('[S14] are refused by the check, with file and place', async () => {
    const { files } = await manifestFiles(manifestsFolder({}))
    for (const address of [
      'javascript:alert(1)',
      '//evil.example',
      'https:evil.example',
      'https://www.alderway.example@evil.example/',
    ]) {
      const spoilt = files.map(file =>
        file.path.endsWith('base/brand.json')
          ? {
              ...file,
              text: file.text.replace('"changeGroupRoute": "/select-group"', `"changeGroupRoute": "${address}"`),
            }
          : file,
      )
      const { diagnostics } = checkManifests(spoilt, (_, file) => `/images/${file}`)
      const own = diagnostics.map(diagnosticText).filter(text => text.includes(JSON.stringify(address).slice(1, -1)))
      expect([address, own.length > 0]).toEqual([address, true])
      for (const text of own) expect(text).toMatch(/base\/brand\.json:\d+:\d+/)
    }
  })

  it('[S14] lead nowhere even if they came into a page', () => {
    for (const address of strayAddresses)
      for (const shown of [outsideAddress(address), safeAddress(address)])
        expect([
          address,
          shown === undefined || /^(?:\/(?![/\\])|https?:|tel:|mailto:|\w+:\/\/$)/i.test(shown),
        ]).toEqual([address, true])
    for (const address of [
      'javascript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'blob:https://x.example/1',
      '//x.example',
    ])
      expect([outsideAddress(address), safeAddress(address)]).toEqual([undefined, undefined])
  })
})
