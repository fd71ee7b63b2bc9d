import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Who may import from where: one way, no circle (design: client → shared ← worker/edge, shared ← worker/backend). */
const ALLOWED: Record<string, string[]> = {
  'shared/domain': ['shared/domain', 'shared/i18n', 'shared/api'],
  shared: ['shared'],
  client: ['client', 'shared'],
  'worker/edge': ['worker/edge', 'shared', 'worker/ops/client-assets.ts'],
  'worker/backend': ['worker/backend', 'shared'],
  'worker/ops': ['worker/ops', 'shared'],
}
/** What the ground floor must not know. */
const FORBIDDEN: [folder: string, pattern: RegExp][] = [
  ['shared/domain', /^(react|react-dom|hono|cloudflare:|@cloudflare)/],
  ['', /^hono\/jsx/],
]

const files = globSync('{client,shared,worker}/**/*.{ts,tsx}').filter((file) => !file.endsWith('.d.ts'))
const area = (file: string) => Object.keys(ALLOWED).find((folder) => file.startsWith(`${folder}/`)) ?? ''

interface Import {
  target: string
  typeOnly: boolean
}

function importsOf(file: string): { local: Import[]; packages: string[] } {
  const local: Import[] = []
  const packages: string[] = []
  const source = readFileSync(file, 'utf8')
  for (const [, type, name] of source.matchAll(
    /^(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm,
  )) {
    if (!name) continue
    if (name.startsWith('.'))
      local.push({ target: normalize(join(dirname(file), name.replace(/\?.*$/, ''))), typeOnly: type !== undefined })
    else packages.push(name)
  }
  return { local, packages }
}

/** Problems in the import graph: a wrong direction, a forbidden package, a missing file, a circle of value imports. */
export function importProblems(): string[] {
  const problems: string[] = []
  const graph = new Map<string, string[]>()
  for (const file of files) {
    const { local, packages } = importsOf(file)
    const from = area(file)
    for (const { target } of local) {
      if (!existsSync(target)) problems.push(`${file} imports ${target}, which is not there`)
      if (!ALLOWED[from]?.some((folder) => target === folder || target.startsWith(`${folder}/`)))
        problems.push(`${file} must not import ${target}`)
    }
    for (const [folder, pattern] of FORBIDDEN)
      for (const name of packages)
        if (file.startsWith(folder) && pattern.test(name)) problems.push(`${file} must not import ${name}`)
    graph.set(
      file,
      local.filter((each) => !each.typeOnly).map((each) => each.target),
    )
  }
  const done = new Set<string>()
  const visit = (file: string, way: string[]) => {
    if (way.includes(file)) {
      problems.push(`circle: ${[...way.slice(way.indexOf(file)), file].join(' → ')}`)
      return
    }
    if (done.has(file)) return
    for (const next of graph.get(file) ?? []) visit(next, [...way, file])
    done.add(file)
  }
  for (const file of files) visit(file, [])
  return problems
}
