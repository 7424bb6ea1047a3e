import { expect, test } from 'vitest'
import { summaryOf } from './summary.ts'

const file = (name: string, bytes: number) => ({ name, bytes })

test.each([
  [[file('index.html', 1024)], 'Built dist/ in 0.9 s: 1 file, 1 KB.'],
  [
    [
      file('index.html', 1024),
      file('main.js', 2048),
      file('main.js.map', 4096),
      file('main.js.gz', 512),
      file('main.js.br', 512),
    ],
    'Built dist/ in 0.9 s: 2 files, 3 KB; their compressed copies 1 KB; source maps 4 KB.',
  ],
])('the summary of %j is %j', (files, text) => expect(summaryOf('dist', files, 900)).toBe(text))
