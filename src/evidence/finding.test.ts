import { expect, test } from 'vitest'
import { escaped, type Finding, findingText } from './finding.ts'

const finding: Finding = {
  title: 'Nightly run, main @ c2737a14',
  href: 'https://console.example.com/reports/1?tab=failures',
  sentence: '10 cases lost localization, new since 00bec0f4.',
  count: '13 of 317 cases failed.',
  causes: [
    { cause: 'localization error', count: 10, fresh: 10 },
    { cause: 'timeout', count: 3, fresh: undefined },
  ],
  cases: Array.from({ length: 13 }, (_, place) => ({
    name: `Cut-in ${place}`,
    parameters: ['ego_speed=30'],
    message: 'pose is 0.79 m off',
    href: `https://console.example.com/case/${place}`,
  })),
  since: { name: 'main @ 00bec0f4', commits: 'https://git.example.com/compare/a...b' },
}

test('says what failed, why, where and since when, as Markdown', () => {
  expect(findingText(finding)).toBe(
    `**[Nightly run, main @ c2737a14](https://console.example.com/reports/1?tab=failures)**

10 cases lost localization, new since 00bec0f4. 13 of 317 cases failed.

| Cause | Cases | New |
|---|--:|--:|
| localization error | 10 | +10 |
| timeout | 3 |  |

- [Cut-in 0](https://console.example.com/case/0) (ego\\_speed=30): pose is 0.79 m off
- [Cut-in 1](https://console.example.com/case/1) (ego\\_speed=30): pose is 0.79 m off
- [Cut-in 2](https://console.example.com/case/2) (ego\\_speed=30): pose is 0.79 m off
- and 10 more

Compared with main @ 00bec0f4, [commits between](https://git.example.com/compare/a...b)`,
  )
})

test('leaves out what is not known', () => {
  const { title, href } = finding
  const bare = { title, href, sentence: undefined, count: undefined, causes: [], cases: [] }
  expect(findingText({ ...bare, since: undefined })).toBe(`**[${title}](${href})**`)
})

test('tells how many cases are new only where any of it is known', () => {
  const causes = [{ cause: 'timeout', count: 3, fresh: undefined }]
  expect(findingText({ ...finding, causes })).toContain(
    ['| Cause | Cases |', '|---|--:|', '| timeout | 3 |', ''].join('\n'),
  )
})

test('cases are counted where more failed than are named', () => {
  const textOf = (count: number) =>
    findingText({ ...finding, cases: finding.cases.slice(0, count) })
  expect(textOf(3)).not.toContain('more')
  expect(textOf(4)).toContain('- and 1 more')
})

test('a case and a comparison need neither an address nor parameters', () => {
  const cases = [{ name: 'Cut-in', parameters: [], message: 'late', href: undefined }]
  const text = findingText({
    ...finding,
    cases,
    since: { name: 'main @ 00bec0f4', commits: undefined },
  })
  expect(text).toContain('\n- Cut-in: late\n')
  expect(text.endsWith('\nCompared with main @ 00bec0f4')).toBe(true)
})

test('texts from elsewhere stay texts, and links end where they should', () => {
  expect(escaped('  Cut-in\n\n  at night ')).toBe('Cut-in at night')
  expect(escaped('<b>*new*</b>\n| [x](y) `z`')).toBe(
    '\\<b\\>\\*new\\*\\</b\\> \\| \\[x\\](y) \\`z\\`',
  )
  expect(findingText({ ...finding, href: 'https://a.example/(x)' })).toContain('/%28x%29)**')
})

test('a long finding leaves out cases, then causes, and is never longer than a chat takes', () => {
  const long = finding.cases.map((one) => ({ ...one, message: 'x'.repeat(900) }))
  const text = findingText({ ...finding, cases: long })
  expect(text.length).toBeLessThanOrEqual(2000)
  expect(text).toContain('Cut-in 0')
  expect(text).not.toContain('Cut-in 1]')
  const causes = Array.from({ length: 90 }, (_, place) => ({
    cause: `a rather long cause ${place}`,
    count: 1,
    fresh: 1,
  }))
  const many = findingText({ ...finding, causes })
  expect(many.length).toBeLessThanOrEqual(2000)
  expect(many).toContain('a rather long cause 2')
  expect(many).not.toContain('a rather long cause 3')
  expect(many).toContain('Cut-in 0')
  expect(many.endsWith('...b)')).toBe(true)
  // A single cause that is too long leaves out the cases, and then itself.
  const one = { cause: 'c'.repeat(1900), count: 1, fresh: 1 }
  const bare = findingText({ ...finding, causes: [one] })
  expect(bare).not.toContain('Cut-in')
  expect(bare).not.toContain('more')
  const none = findingText({ ...finding, causes: [{ ...one, cause: 'c'.repeat(2500) }] })
  expect(none).not.toContain('Cause')
  expect(none).toContain('Compared with')
  expect(findingText({ ...finding, title: 'T'.repeat(3000) })).toHaveLength(2000)
})
