import type { HomeQuery } from '../generated/home.ts'

type Viewer = NonNullable<HomeQuery['viewer']>

/** A field of `viewer` in Home's document. Each is one source, which may fail alone where the brand allows it. */
export type HomeSource = keyof Viewer

/** What Home's document answered, each source on its own: absent when not asked for, null when it failed or has nothing. */
export type HomeData = { [Source in HomeSource]?: Viewer[Source] | null }
