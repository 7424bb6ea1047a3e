import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const cli = fileURLToPath(new URL('../cli.ts', import.meta.url))

const run = (...args: string[]) =>
  new Promise<{ code: number; told: string }>((done) => {
    execFile('tsx', [cli, ...args], (error, _, told) =>
      done({ code: Number(error?.code ?? 0), told }),
    )
  })

test.each([
  ['an option that nobody knows', ['--nonsense'], '--help lists the options'],
  [
    'a report that cannot be written',
    ['--operation', 'getIdentityProviderStatus', '--report', cli],
    'The report cannot be written to',
  ],
])(
  '%s is no broken contract',
  async (_, args, words) => {
    const { code, told } = await run(...args)
    expect(told).toContain(words)
    expect(code).toBe(2)
    // A process of its own, which a busy machine starts late.
  },
  30_000,
)
