import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { scriptsOfPages } from './page-code.ts'

const chunk = (
  fileName: string,
  moduleIds: string[],
  imports: string[] = [],
  { isEntry = false, code = '' } = {},
) =>
  ({
    type: 'chunk',
    fileName,
    moduleIds,
    imports,
    isEntry,
    code,
  }) as unknown as Rolldown.OutputChunk

const files = [
  chunk('index.js', ['/src/main.tsx'], ['shared.js'], { isEntry: true }),
  chunk('shared.js', ['/src/lib/text.ts']),
  chunk('suites.js', ['/src/routes/_console/suites/index.tsx?split'], ['table.js', 'index.js']),
  chunk('table.js', ['/src/ui/table.tsx'], ['shared.js', 'suites.js']),
  chunk('around.js', ['/src/routes/_console/suites/route.tsx?split'], ['table.js']),
  chunk('suite.js', ['/src/routes/_console/suites/$suiteId/index.tsx?split']),
  chunk('job.js', ['/src/routes/_console/reports/$jobId/index.tsx?split'], ['open.js']),
  chunk('open.js', ['/src/evidence/open.ts'], [], { code: "new Worker('evidence-worker-1.js')" }),
]

const worker = { type: 'asset', fileName: 'evidence-worker-1.js' } as Rolldown.OutputAsset

const bundle: Rolldown.OutputBundle = Object.fromEntries(
  [...files, worker].map((file) => [file.fileName, file]),
)

test.each([
  ['/suites/', ['suites.js', 'table.js', 'around.js']],
  ['/suites/$suiteId/', ['around.js', 'table.js', 'suites.js', 'suite.js']],
  ['/reports/', []],
  ['/reports/$jobId/', ['evidence-worker-1.js', 'job.js', 'open.js']],
])('%s needs, beside the first file and what that imports', (page, scripts) => {
  const found = scriptsOfPages([page], bundle)[page] ?? []
  expect(found.toSorted()).toEqual(scripts.toSorted())
})
