import { addExclusions, exclusionMarks } from '../../../shared/api/exclusions.ts'
import { type App, serve } from '../http/serve.ts'
import { serveWrite } from '../operator/audit.ts'
import { marksOf } from './marks.ts'

const PAGE = 1000

/** Exclusions that houses of one licence tell each other (RG-43): ours, and those of the others. */
export function serveExclusions(app: App): void {
  serve(app, exclusionMarks, async ({ env: { DB }, query, now }) => {
    const page = query.page ?? 1
    const from = 'FROM exclusion_mark JOIN exclusion USING (player) WHERE ends > ?1'
    const [{ results }, total] = await Promise.all([
      DB.prepare(`SELECT mark, ends ${from} ORDER BY mark LIMIT ${PAGE} OFFSET ?2`)
        .bind(now, (page - 1) * PAGE)
        .all<{ mark: string; ends: number }>(),
      DB.prepare(`SELECT COUNT(*) AS n ${from}`).bind(now).first<number>('n'),
    ])
    return {
      items: results.map(({ mark, ends }) => ({ mark, ends: new Date(ends).toISOString() })),
      total: total ?? 0,
      page,
    }
  })

  serveWrite(app, addExclusions, async ({ env: { DB }, body }) => {
    const marked = await Promise.all(
      body.items.map(async (item) => {
        const marks = 'mark' in item ? [item.mark] : await marksOf(item.person)
        return marks.map((mark) => ({ mark, ends: Date.parse(item.ends) }))
      }),
    )
    const rows = marked.flat()
    await DB.prepare(
      `INSERT INTO exclusion_elsewhere (mark, ends) SELECT value ->> 'mark', value ->> 'ends' FROM json_each(?1) WHERE TRUE
       ON CONFLICT (mark) DO UPDATE SET ends = MAX(ends, excluded.ends)`,
    )
      .bind(JSON.stringify(rows))
      .run()
    return { marks: rows.length }
  })
}
