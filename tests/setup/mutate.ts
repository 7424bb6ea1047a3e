/**
 * `npm run mutate`: changes the code in small ways, one at a time, and tells which changes no unit test notices.
 * Without an argument it changes the lines that differ from `main`, and runs all tests that reach them. Folders,
 * e.g. `npm run mutate -- src/lib src/log`, are changed whole, and held to the tests that they have themselves.
 */
import { execFileSync } from 'node:child_process'
import { relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'

/** Of a hundred mutants this many have to be noticed. */
const goodScore = 92

/**
 * Not mutated: what calls are asked with, which is proved against the mock platform, dates, whose tests choose time
 * zones and need processes of their own, and what tests are made with.
 */
const elsewhere = ['!**/*-queries.ts', '!src/lib/dates.ts', '!**/testing/**']

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' })

/** The lines of `src` that are new or different since the branch left `main`: `src/lib/ids.ts:3-9`. */
const changedLines = (): string[] => {
  const base = git('merge-base', 'main', 'HEAD').trim()
  let file = ''
  const ranges: string[] = []
  for (const line of git('diff', '-U0', '--no-color', base, '--', 'src').split('\n')) {
    if (line.startsWith('+++ ')) file = line.slice('+++ b/'.length)
    const [, from, count = '1'] = /^@@ \S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []
    if (from && count !== '0') ranges.push(`${file}:${from}-${Number(from) + Number(count) - 1}`)
  }
  return ranges.filter((range) => /\.tsx?:/.test(range) && !/\.(test|gen)\./.test(range))
}

/** `testFolder`: the tests that have to notice them; otherwise all that reach them. */
const mutantsOf = (mutate: string[], testFolder?: string) => {
  // For `vitest.config.ts`: projects do not take a folder from the runner.
  if (testFolder !== undefined) process.env.MUTANTS_FOLDER = testFolder
  return new Stryker({
    mutate,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // Texts are proved in the browser. A mutant in a constant of a module would take all tests.
    mutator: { excludedMutations: ['StringLiteral'] },
    ignoreStatic: true,
    reporters: ['progress-append-only'],
    timeoutMS: 10_000,
    // Properties are tried with many examples, each a few times slower than without mutants.
    dryRunTimeoutMinutes: 30,
    tempDirName: '.tmp/mutants',
    allowEmpty: true,
  }).runMutationTest()
}

type Mutants = Awaited<ReturnType<typeof mutantsOf>>

/** Tells which mutants live; whether enough of them died. */
const report = (title: string, mutants: Mutants): boolean => {
  const unnoticed = mutants.filter(({ status }) => ['Survived', 'NoCoverage'].includes(status))
  const noticed = mutants.filter(({ status }) => ['Killed', 'Timeout'].includes(status)).length
  for (const { fileName, location, replacement, status } of unnoticed) {
    const place = `${relative('', fileName)}:${location.start.line}:${location.start.column}`
    console.log(`${place} ${status === 'NoCoverage' ? '(no test) ' : ''}${replacement}`)
  }
  const count = noticed + unnoticed.length
  const score = count > 0 ? (noticed / count) * 100 : 100
  console.log(`${title}: ${noticed} of ${count} mutants noticed, ${score.toFixed(1)} %\n`)
  return score >= goodScore
}

const folders = process.argv.slice(2)
const verdicts: boolean[] = []
for (const folder of folders) {
  const patterns = [`${folder}/**/*.{ts,tsx}`, '!**/*.{test,gen}.*', ...elsewhere]
  verdicts.push(report(folder, await mutantsOf(patterns, folder)))
}
if (folders.length === 0) {
  const lines = changedLines()
  if (lines.length > 0) verdicts.push(report('changed lines', await mutantsOf(lines)))
  else console.log('No line of src differs from main.')
}
process.exitCode = verdicts.every(Boolean) ? 0 : 1
