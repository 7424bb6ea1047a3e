import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { scriptsOfPages } from './page-code.ts'

const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], isEntry = false) =>
  ({ type: 'chunk', fileName, moduleIds, imports, isEntry }) as unknown as Rolldown.OutputChunk

const files = [
  chunk('index.js', ['/src/main.tsx'], ['shared.js'], true),
  chunk('shared.js', ['/src/lib/text.ts']),
  chunk('suites.js', ['/src/routes/_console/suites/index.tsx?split'], ['table.js', 'index.js']),
  chunk('table.js', ['/src/ui/table.tsx'], ['shared.js', 'suites.js']),
  chunk('around.js', ['/src/routes/_console/suites/route.tsx?split'], ['table.js']),
  chunk('suite.js', ['/src/routes/_console/suites/$suiteId/index.tsx?split']),
]

const bundle: Rolldown.OutputBundle = Object.fromEntries(files.map((file) => [file.fileName, file]))

test.each([
  ['/suites/', ['suites.js', 'table.js', 'around.js']],
  ['/suites/$suiteId/', ['around.js', 'table.js', 'suites.js', 'suite.js']],
  ['/reports/', []],
])('%s needs, beside the first file and what that imports', (page, scripts) => {
  const found = scriptsOfPages([page], bundle)[page] ?? []
  expect(found.toSorted()).toEqual(scripts.toSorted())
})
