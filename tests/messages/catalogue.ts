import { conditions } from './kinds/conditions.ts'
import { days } from './kinds/days.ts'
import { everyKind } from './kinds/every-kind.ts'
import { fields } from './kinds/fields.ts'
import { links } from './kinds/links.ts'
import { names } from './kinds/names.ts'
import { overlays } from './kinds/overlays.ts'
import { texts } from './kinds/texts.ts'
import { unseen } from './kinds/unseen.ts'
import { wrongValues } from './kinds/values.ts'
import { ways } from './kinds/ways.ts'
import { whole } from './kinds/whole.ts'
import { writing } from './kinds/writing.ts'
import type { Kind } from './support/mutation.ts'

/** Every mistake of the catalogue, by the text file that shows what is said to it. */
export const catalogue: { readonly [group: string]: readonly Kind[] } = {
  writing,
  fields,
  kinds: everyKind,
  values: wrongValues,
  names,
  links,
  texts,
  conditions,
  days,
  ways,
  whole,
  overlays,
  unseen,
}
