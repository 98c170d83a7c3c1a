import type { IdCardScreenQuery } from '../../generated/id-card-screen.ts'

type Viewer = NonNullable<IdCardScreenQuery['viewer']>

/** A card as the screen shows it. */
export type IdCard = NonNullable<Viewer['offeredIdCards']>[number]
