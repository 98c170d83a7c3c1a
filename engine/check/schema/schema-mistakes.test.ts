import type { ErrorObject } from 'ajv'
import { expect, it } from 'vitest'
import type { Validate } from '../../../schema/generated/manifest-validators.js'
import { schemaMistakes } from './schema-mistakes.ts'

/** How often any of so many errors of a validator was looked at. */
function looksAt(count: number): number {
  let looks = 0
  const errors = Array.from({ length: count }, (_, index) => {
    const error = {
      ...{ keyword: 'required', instancePath: `/items/${index}`, schemaPath: '', params: { missingProperty: 'id' } },
      parentSchema: { properties: { id: { type: 'string' } } },
    }
    return new Proxy<ErrorObject>(error, {
      get(of, name) {
        looks += 1
        return Reflect.get(of, name)
      },
    })
  })
  const validate = Object.assign(() => false, { errors }) as unknown as Validate
  expect(schemaMistakes(validate, {})).toHaveLength(count)
  return looks
}

it('[CHECK-11] looks at twice as many mistakes twice as often, not four times', () => {
  expect(looksAt(200)).toBeLessThanOrEqual(2 * looksAt(100))
})
