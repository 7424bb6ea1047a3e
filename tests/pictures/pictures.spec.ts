import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { found } from '../e2e/support/addresses.ts'
import { screens } from '../e2e/support/areas.ts'
import { pageHeading } from '../e2e/support/console.ts'
import type { Screen } from '../e2e/support/place.ts'
import { scenarioListRows } from '../e2e/support/scenarios.ts'
import { expect, test } from '../e2e/support/test.ts'

/** Where the pictures lie; git ignores it. */
const folder = resolve('pictures')

/** Windows in which every screen is seen, in pixels. */
const windows = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 400, height: 800 },
] as const

const themes = ['light', 'dark'] as const

/** A list whose filters are in use, with the rarer ones. */
const filtered: readonly Screen[] = [
  {
    name: 'the list of scenarios by tag, state and the other filters',
    address: '/evaluation/scenarios?display_name=night&state=non_approved',
    heading: 'Scenarios',
    content: (page) => scenarioListRows(page).first(),
    open: (page) => page.getByRole('button', { name: 'More', exact: true }).click(),
  },
  {
    name: 'the list of deleted scenarios',
    address: '/evaluation/scenarios?state=deleted',
    heading: 'Scenarios',
    content: (page) => scenarioListRows(page).first(),
  },
]

const pictured: readonly Screen[] = [
  ...screens.map(({ open: _, ...screen }) => screen),
  ...filtered,
]

const fileOf = (name: string) => `${name.replaceAll(/[^a-z0-9]+/gi, '-')}.png`
const folderOf = (width: number, theme: string) => `${width}-${theme}`

/** The page to leaf through the pictures: a row for each screen. */
const indexPage = () => {
  const rows = pictured.map(({ name }) => {
    const pictures = windows.flatMap(({ width }) =>
      themes.map((theme) => {
        const path = `${folderOf(width, theme)}/${fileOf(name)}`
        return `<a href="${path}"><img loading="lazy" height="280" src="${path}" alt="${name}, ${width} px, ${theme}"></a>`
      }),
    )
    return `<h2>${name}</h2>\n<p>${pictures.join('\n')}</p>`
  })
  return `<!doctype html>\n<meta charset="utf-8">\n<title>Screens</title>\n${rows.join('\n')}\n`
}

test.beforeEach(({ expectProblem }) => expectProblem(/Failed to load resource/))

test.beforeAll(() => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), indexPage())
})

for (const { name, address, persona = 'Member', heading, content, open } of pictured) {
  test.describe(name, () => {
    test.use({ persona })

    test('is pictured', async ({ page }) => {
      await page.setViewportSize(windows[0])
      await page.goto(await found(address))
      await expect(pageHeading(page, heading)).toBeVisible()
      await expect(content(page)).toBeVisible()
      await open?.(page)
      for (const theme of themes) {
        await page.evaluate((shown) => {
          document.documentElement.dataset.theme = shown
        }, theme)
        for (const window of windows) {
          await page.setViewportSize(window)
          await expect(content(page)).toBeAttached()
          const path = join(folder, folderOf(window.width, theme), fileOf(name))
          await page.screenshot({ path, animations: 'disabled', caret: 'hide' })
        }
      }
    })
  })
}
