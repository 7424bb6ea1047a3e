import type { Plugin, Rolldown } from 'vite'

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/** The files that a file imports, itself included. */
const closureOf = (name: string, chunks: Chunks, found = new Set<string>()): Set<string> => {
  const chunk = chunks.get(name)
  if (!chunk || found.has(name)) return found
  found.add(name)
  for (const imported of chunk.imports) closureOf(imported, chunks, found)
  return found
}

/** Files of the routes around a page, from the outermost to its own: `/suites/` has `/suites/route.tsx` above it. */
const routeFiles = (page: string) => {
  const parts = page.split('/').filter((part) => part !== '')
  const folders = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
  return [...folders.map((folder) => `${folder}/route.tsx`), `${parts.join('/')}/index.tsx`]
}

/** The worker that reads earlier runs, which a page starts as soon as it is drawn. */
const evidenceWorker = /\bevidence-worker-[\w-]+\.js$/

/** Scripts of each page that the first file does not import, and the worker it starts, by the paths of the pages. */
export const scriptsOfPages = (
  pages: readonly string[],
  bundle: Rolldown.OutputBundle,
): { [page: string]: string[] } => {
  const chunks: Chunks = new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  )
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry)
  const first = closureOf(entry?.fileName ?? '', chunks)
  const worker = Object.keys(bundle).find((name) => evidenceWorker.test(name))
  const starts = (file: string) =>
    worker && chunks.get(file)?.code.includes(worker.replace(/^.*\//, ''))
  const scriptsOf = (page: string) => {
    const files = routeFiles(page).map((file) => `/routes/_console/${file}?`)
    const own = [...chunks.values()].filter(({ moduleIds }) =>
      moduleIds.some((id) => files.some((file) => id.includes(file))),
    )
    const all = own.flatMap(({ fileName }) => [...closureOf(fileName, chunks)])
    const scripts = [...new Set(all)].filter((file) => !first.has(file))
    return worker && scripts.some(starts) ? [worker, ...scripts] : scripts
  }
  return Object.fromEntries(pages.map((page) => [page, scriptsOf(page)]))
}

/**
 * Names in the page which scripts some pages need beside the first file, so that `boot.js` can ask for those of the
 * page in the address at once: the first file would ask for them only when it has come.
 */
export const pageCode = (pages: readonly string[]): Plugin => ({
  name: 'page-code',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) =>
      bundle &&
      html.replace(
        ' data-early',
        ` data-early data-pages='${JSON.stringify(scriptsOfPages(pages, bundle))}'`,
      ),
  },
})
