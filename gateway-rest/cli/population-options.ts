import { parseArgs } from 'node:util'
import { clockOf, domainIds, type Environment, MAX_FAMILIES, wholeNumber } from '../option-values.ts'
import type { Population } from '../seed/populate.ts'
import { dataFileAt } from '../store/data-file.ts'

export interface PopulationOptions extends Population {
  /** The file to make. */
  readonly dataFile: string
  /** Whether to replace an existing file. */
  readonly replaces: boolean
}

/**
 * Options of `npm run population`: `--families`, `--seed`, `--data`, `--domains`, `--replace`. By default it
 * makes a separate file beside the gateway's, so that nobody's data is lost.
 * @throws Error that names the option with an invalid value.
 */
export function populationOptions(args: string[], environment: Environment): PopulationOptions {
  const { values } = parseArgs({
    args,
    options: {
      families: { type: 'string', default: '200000' },
      seed: { type: 'string', default: '7' },
      data: { type: 'string' },
      domains: { type: 'string' },
      replace: { type: 'boolean', default: false },
    },
  })
  const families = wholeNumber('families', values.families, MAX_FAMILIES)
  const name = `population-${families}-${values.seed.replaceAll(/[^A-Za-z0-9]/g, '_')}`
  return {
    families,
    seed: values.seed,
    dataFile: dataFileAt(values.data || '.data/', `${name}.sqlite`),
    domainIds: domainIds(values.domains ?? environment.GATEWAY_DOMAINS),
    today: clockOf(environment).today(),
    replaces: values.replace,
  }
}
