import { relative, sep } from 'node:path'
import type {
  FullConfig,
  Reporter,
  TestCase,
  TestResult,
  TestStep,
} from '@playwright/test/reporter'

/** Parts of the time of a test. */
const parts = ['setup', 'pages', 'actions', 'waits', 'axe'] as const

type Part = (typeof parts)[number]

/** Milliseconds by what they went into. */
type Costs = { [part in Part]: number }

interface Told {
  /** Path of the spec, below the folder of all. */
  spec: string
  title: string
  milliseconds: number
  costs: Costs
}

const noCosts = (): Costs => ({ setup: 0, pages: 0, actions: 0, waits: 0, axe: 0 })

/** Title of the step that a check of accessibility is. */
export const axeStep = 'axe'

const partOf = ({ category, title }: TestStep): Part | undefined => {
  if (category === 'hook' || category === 'fixture') return 'setup'
  if (category === 'expect' || title.startsWith('Wait')) return 'waits'
  if (category === 'test.step') return title === axeStep ? 'axe' : undefined
  return /^(Navigate|Reload|Go (back|forward))/.test(title) ? 'pages' : 'actions'
}

/** Adds what steps took; of a step that is none of the parts, what is inside it. */
const addCosts = (costs: Costs, steps: readonly TestStep[]) => {
  for (const step of steps) {
    const part = partOf(step)
    if (part) costs[part] += step.duration
    else addCosts(costs, step.steps)
  }
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

const byTime = (one: { milliseconds: number }, other: { milliseconds: number }) =>
  other.milliseconds - one.milliseconds

/** How many of the slowest tests are told. */
const shown = 10

const lineOf = ({ spec, title, milliseconds, costs }: Told) => {
  const why = parts.map((part) => `${part} ${seconds(costs[part])}`).join(', ')
  return `${seconds(milliseconds).padStart(7)} s  ${spec} › ${title} (${why})`
}

const folderOf = (spec: string) => (spec.includes('/') ? spec.slice(0, spec.indexOf('/')) : spec)

const foldersOf = (tests: readonly Told[]) =>
  [...Map.groupBy(tests, ({ spec }) => folderOf(spec))]
    .map(([folder, some]) => ({
      folder,
      count: some.length,
      milliseconds: sum(some.map(({ milliseconds }) => milliseconds)),
    }))
    .sort(byTime)

/** Which browser tests are slowest and why, and what each folder of specs takes. */
export const reportOf = (tests: readonly Told[]): string => {
  const total = sum(tests.map(({ milliseconds }) => milliseconds))
  const shares = parts.map((part) => {
    const share = sum(tests.map(({ costs }) => costs[part])) / Math.max(total, 1)
    return `${part} ${Math.round(share * 100)} %`
  })
  return [
    `Browser tests took ${seconds(total)} s, one after the other: ${shares.join(', ')}`,
    'Slowest:',
    ...tests.toSorted(byTime).slice(0, shown).map(lineOf),
    'By folder:',
    ...foldersOf(tests).map(
      ({ folder, count, milliseconds }) =>
        `${seconds(milliseconds).padStart(7)} s  ${folder}, ${count} tests, ${seconds(milliseconds / count)} s each`,
    ),
  ].join('\n')
}

/** Tells at the end of a run what its tests cost. */
export default class CostsReporter implements Reporter {
  readonly #tests: Told[] = []
  #root = ''

  onBegin({ rootDir }: FullConfig) {
    this.#root = rootDir
  }

  onTestEnd(test: TestCase, { duration, steps }: TestResult) {
    const costs = noCosts()
    addCosts(costs, steps)
    // Before the titles of the test stand those of the root, the project and the file.
    const [, , , ...titles] = test.titlePath()
    this.#tests.push({
      spec: relative(this.#root, test.location.file).replaceAll(sep, '/'),
      title: titles.filter((title) => title !== '').join(' › '),
      milliseconds: duration,
      costs,
    })
  }

  onEnd() {
    if (this.#tests.length > 0) console.log(`\n${reportOf(this.#tests)}`)
  }

  printsToStdio() {
    return false
  }
}
