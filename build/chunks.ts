import type { Rolldown } from 'vite'

/** A module that is not loaded at the start. */
export interface LazyModule {
  id: string
  /** Characters of its code. */
  size: number
  /** Ids of the modules that it imports statically. */
  imports: readonly string[]
  /** Whether `import()` loads it. */
  isEntry: boolean
}

/** Characters below which a file is merged into another: minified, about 2 KB. */
const smallSize = 5000

/** Cost of a request, in characters of code that the same page could load instead. */
const requestCost = 2200

interface Chunk {
  modules: LazyModule[]
  size: number
  imports: Set<Chunk>
  /** The entries that load it. */
  entries: ReadonlySet<string>
}

/** Modules that `import()` of one loads: itself and all that it imports. */
const loadedWith = (entry: string, modules: ReadonlyMap<string, LazyModule>) => {
  const loaded = new Set<LazyModule>()
  const waiting = [entry]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const module = modules.get(id)
    if (!module || loaded.has(module)) continue
    loaded.add(module)
    waiting.push(...module.imports)
  }
  return loaded
}

/** A chunk for all modules that the same entries load, as the bundler makes them by itself. */
const automaticChunks = (modules: readonly LazyModule[]) => {
  const byId = new Map(modules.map((module) => [module.id, module]))
  const entries = new Map(modules.map((module) => [module, new Set<string>()]))
  for (const { id, isEntry } of modules) {
    if (!isEntry) continue
    for (const module of loadedWith(id, byId)) entries.get(module)?.add(id)
  }
  const chunks = new Map<string, Chunk>()
  const chunkOf = new Map<string, Chunk>()
  for (const [module, loaders] of entries) {
    const key = [...loaders].join('\n')
    const chunk = chunks.get(key) ?? { modules: [], size: 0, imports: new Set(), entries: loaders }
    chunk.modules.push(module)
    chunk.size += module.size
    chunks.set(key, chunk)
    chunkOf.set(module.id, chunk)
  }
  for (const chunk of chunks.values()) {
    for (const id of chunk.modules.flatMap(({ imports }) => imports)) {
      const imported = chunkOf.get(id)
      if (imported && imported !== chunk) chunk.imports.add(imported)
    }
  }
  return new Set(chunks.values())
}

type Reach = ReadonlyMap<Chunk, ReadonlySet<Chunk>>

/** Each chunk with all that it imports, itself included. */
const reachOf = (chunks: ReadonlySet<Chunk>): Reach => {
  const add = (chunk: Chunk, reached: Set<Chunk>) => {
    if (reached.has(chunk)) return reached
    reached.add(chunk)
    for (const imported of chunk.imports) add(imported, reached)
    return reached
  }
  return new Map([...chunks].map((chunk) => [chunk, add(chunk, new Set())]))
}

/** Whether one chunk imports another by way of a third: merged, the two would import each other. */
const isBehind = (from: Chunk, to: Chunk, reach: Reach) =>
  [...from.imports].some((between) => between !== to && reach.get(between)?.has(to))

const intersection = (one: ReadonlySet<string>, other: ReadonlySet<string>) => {
  let count = 0
  for (const entry of one) if (other.has(entry)) count += 1
  return count
}

/** Code that entries load in vain when they need only the first of two merged chunks. */
const waste = (needed: Chunk, other: Chunk, reach: Reach) => {
  let wasted = 0
  for (const extra of reach.get(other) ?? []) {
    const cost = extra.size + (extra === other ? 0 : requestCost)
    for (const entry of needed.entries) {
      if (!other.entries.has(entry) && !extra.entries.has(entry)) wasted += cost
    }
  }
  return wasted
}

/** The chunk that a small one is best merged into; none when each would cost more than a request. */
const bestFor = (small: Chunk, chunks: ReadonlySet<Chunk>, reach: Reach) => {
  let [best, bestGain]: [Chunk | undefined, number] = [undefined, -requestCost]
  for (const chunk of chunks) {
    const shared = intersection(small.entries, chunk.entries)
    // Not less than this is wasted; most chunks need no closer look.
    const least =
      (small.entries.size - shared) * chunk.size + (chunk.entries.size - shared) * small.size
    if (chunk === small || shared * requestCost - least <= bestGain) continue
    if (isBehind(small, chunk, reach) || isBehind(chunk, small, reach)) continue
    const gain = shared * requestCost - waste(small, chunk, reach) - waste(chunk, small, reach)
    if (gain > bestGain) [best, bestGain] = [chunk, gain]
  }
  return best
}

const merge = (small: Chunk, into: Chunk, chunks: Set<Chunk>) => {
  into.modules.push(...small.modules)
  into.size += small.size
  for (const imported of small.imports) into.imports.add(imported)
  chunks.delete(small)
  for (const chunk of chunks) if (chunk.imports.delete(small)) chunk.imports.add(into)
  into.imports.delete(into)
  // Whoever loads one of them now loads both, and what both import.
  const entries = new Set([...small.entries, ...into.entries])
  const widen = (chunk: Chunk, done: Set<Chunk>) => {
    if (done.has(chunk)) return
    done.add(chunk)
    chunk.entries = new Set([...chunk.entries, ...entries])
    for (const imported of chunk.imports) widen(imported, done)
  }
  widen(into, new Set())
}

/** Of a file with several modules: the largest entry, else the largest module. A route is named by its folder. */
const nameOf = ({ modules }: Chunk) => {
  const [main] = modules.toSorted(
    (a, b) => Number(b.isEntry) - Number(a.isEntry) || b.size - a.size,
  )
  const path = main?.id.replace(/\?.*$/, '').replace(/(\/(index|route))?\.\w+$/, '')
  return path?.slice(path.lastIndexOf('/') + 1).replaceAll('$', '_') || 'shared'
}

/**
 * Merges each small file into one that is mostly loaded with it. Yields the name of the file for every
 * module that leaves, or receives in, the file the bundler would put it in.
 */
export const mergedFiles = (modules: readonly LazyModule[]): ReadonlyMap<string, string> => {
  const chunks = automaticChunks(modules)
  const changed = new Set<Chunk>()
  const settled = new Set<Chunk>()
  for (;;) {
    const [small] = [...chunks]
      .filter((chunk) => chunk.size < smallSize && !settled.has(chunk))
      .sort((a, b) => a.size - b.size)
    if (!small) break
    const into = bestFor(small, chunks, reachOf(chunks))
    if (into) {
      merge(small, into, chunks)
      changed.add(into)
    } else settled.add(small)
  }
  const taken = new Map<string, number>()
  const files = new Map<string, string>()
  for (const chunk of chunks) {
    if (!changed.has(chunk)) continue
    const name = nameOf(chunk)
    const count = (taken.get(name) ?? 0) + 1
    taken.set(name, count)
    for (const { id } of chunk.modules) files.set(id, count === 1 ? name : `${name}-${count}`)
  }
  return files
}

/** Ids of the modules that can be reached from one of them. */
const reachable = (from: string, next: (id: string) => readonly string[]) => {
  const found = new Set<string>()
  const waiting = [from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...next(id))
  }
  return found
}

/** Whatever some `import()` loads and the start does not. */
const lazyModules = (start: string, context: Rolldown.ChunkingContext): LazyModule[] => {
  const infoOf = (id: string) => context.getModuleInfo(id)
  const first = reachable(start, (id) => infoOf(id)?.importedIds ?? [])
  const all = reachable(start, (id) => {
    const { importedIds = [], dynamicallyImportedIds = [] } = infoOf(id) ?? {}
    return [...importedIds, ...dynamicallyImportedIds]
  })
  const entries = new Set([...all].flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? []))
  return [...all]
    .filter((id) => !first.has(id))
    .sort()
    .map((id) => {
      const { code, importedIds = [] } = infoOf(id) ?? {}
      return { id, size: code?.length ?? 0, imports: [...importedIds], isEntry: entries.has(id) }
    })
}

/**
 * A group of the bundler for each file of `mergedFiles`. By themselves, modules that several pages share end
 * up in dozens of files, most of them so small that asking for one costs more than sending it.
 */
const smallFilesMerged = (start: string): Rolldown.CodeSplittingGroup => {
  let files: ReadonlyMap<string, string> | undefined
  return {
    debugName: 'merged',
    name: (id, context) => {
      files ??= mergedFiles(lazyModules(start, context))
      return files.get(id) ?? null
    },
    // Each module has its place already.
    includeDependenciesRecursively: false,
  }
}

/** One file with all that the import of a module loads. It comes before every other group. */
export const fileOf = (name: string, module: string): Rolldown.CodeSplittingGroup => {
  let ids: ReadonlySet<string> | undefined
  return {
    debugName: name,
    name: (id, context) => {
      ids ??= reachable(module, (from) => context.getModuleInfo(from)?.importedIds ?? [])
      return ids.has(id) ? name : null
    },
    includeDependenciesRecursively: false,
    priority: 4,
  }
}

/**
 * Which files the build writes: one with all that is imported at the start, icons of other pages by who
 * shows them, and the rest by page with small files merged.
 */
export const fileGroups = (start: string): Rolldown.CodeSplittingGroup[] => [
  { name: 'first', tags: ['$initial'], priority: 3 },
  { ...smallFilesMerged(start), priority: 2 },
  {
    name: 'icons',
    test: /[\\/]lucide-react[\\/]/,
    entriesAware: true,
    entriesAwareMergeThreshold: smallSize,
    priority: 1,
  },
]

/** Name of a file. Groups that the bundler splits up carry the names of all that load them; one is enough. */
export const fileName = ({ name }: { name: string }): string =>
  `assets/${name.split('~', 1)[0]}-[hash].js`
