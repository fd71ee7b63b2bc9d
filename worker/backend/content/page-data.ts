import * as v from 'valibot'
import { customCanonical, type PageSeo } from '../../../shared/api/content.ts'

/** A page's data as it is stored; what is not said is null. */
export const storedSeo = v.object({
  title: v.optional(v.nullable(v.string()), null),
  description: v.optional(v.nullable(v.string()), null),
  metaRobots: v.optional(v.nullable(v.string()), null),
  hierarchyMetaRobots: v.optional(v.nullable(v.string()), null),
  metas: v.optional(
    v.array(v.object({ name: v.optional(v.string()), property: v.optional(v.string()), content: v.string() })),
    [],
  ),
  customCanonical: v.optional(v.nullable(customCanonical), null),
  visual: v.optional(
    v.nullable(
      v.object({
        image: v.optional(v.nullable(v.string()), null),
        alt: v.optional(v.string(), ''),
        text: v.optional(v.string(), ''),
      }),
    ),
    null,
  ),
})
export type StoredSeo = v.InferOutput<typeof storedSeo>

/** Deepest path that is looked at; no route of the table has more segments. */
const DEEPEST = 12

/** The path itself, then what stands above it, up to home: `/line/football` → `/line/football`, `/line`, `/`. */
export function pathsUp(path: string): string[] {
  const segments = path
    .split('/')
    .filter((segment) => segment !== '')
    .slice(0, DEEPEST)
  return segments.map((_, place) => `/${segments.slice(0, segments.length - place).join('/')}`).concat('/')
}

/**
 * Page data of a path from the rows at and above it: everything of its own row, and the section's robots of the most specific row that has
 * them. What stands at `/` holds for the whole site.
 */
export function pageData(path: string, rows: ReadonlyMap<string, StoredSeo>): PageSeo {
  const own = rows.get(path)
  const section = pathsUp(path)
    .map((each) => rows.get(each)?.hierarchyMetaRobots)
    .find((text) => typeof text === 'string')
  return {
    title: own?.title ?? null,
    description: own?.description ?? null,
    metaRobots: own?.metaRobots ?? null,
    hierarchyMetaRobots: section ?? null,
    metas: own?.metas ?? [],
    customCanonical: own?.customCanonical ?? null,
    hasVisual: own?.visual != null,
  }
}
