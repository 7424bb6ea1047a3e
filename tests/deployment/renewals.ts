/** `npm run test:renewals`: many tabs of one user while their tokens rotate, see `usage`. */
import { chromium } from '@playwright/test'
import {
  endpointsOrigin,
  type IdentityProfile,
  identityProfiles,
} from '../../src/mock-platform/identity/profiles.ts'
import { createConsoleFiles } from '../../src/mock-platform/server/console-files.ts'
import { startServer } from '../../src/mock-platform/server/server-start.ts'
import { openTabs } from '../e2e/support/many-tabs.ts'
import { chromiumArguments, ensureChromium } from '../setup/chromium.ts'
import { scriptOptions } from '../setup/script-options.ts'
import { freePort } from './free-port.ts'

const usage = `Signs in to a build in several tabs of one browser, and renews their tokens round by round. Tells
each round in which a tab lost its sign-in, and how many renewals and calls were refused.

  npm run test:renewals -- [options]

  --rounds <n>       how many; 100 when left out
  --tabs <n>         how many; 5 when left out
  --life <seconds>   of an access token, which is renewed after four fifths of it; 60 when left out
  --provider <kind>  ${Object.keys(identityProfiles).join(', ')}; strict when left out: each tab gets a refresh
                     token, good for one use
  --dist <folder>    this build; dist when left out
  --ahead            sets the clock of the pages ahead instead of waiting`

const { values: options } = scriptOptions(usage, {
  options: {
    rounds: { type: 'string', default: '100' },
    tabs: { type: 'string', default: '5' },
    life: { type: 'string', default: '60' },
    provider: { type: 'string', default: 'strict' },
    dist: { type: 'string', default: 'dist' },
    ahead: { type: 'boolean', default: false },
  },
})
const [rounds, count, life] = [options.rounds, options.tabs, options.life].map(Number) as [
  number,
  number,
  number,
]
const port = await freePort()
const provider = options.provider as IdentityProfile
const server = await startServer({
  port,
  identityProfile: provider,
  accessTokenSeconds: life,
  console: () =>
    createConsoleFiles(options.dist, endpointsOrigin(provider, `http://localhost:${port}`)),
})
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: chromiumArguments,
})
const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
if (options.ahead) await context.clock.install()

const tabs = await openTabs(context, server.origin, count)
let failures = 0
for (let round = 1; round <= rounds; round += 1) {
  const before = await tabs.tokens()
  const begun = Date.now()
  try {
    if (options.ahead) await context.clock.fastForward(life * 0.8 * 1000)
    await tabs.expectRenewed(before, options.ahead ? 10_000 : life * 1000)
    await tabs.expectAnswered()
    // One makes room for another, which begins with what it borrows; the others grow old.
    if (round % count === 0) {
      await tabs.pages.splice((round / count) % count, 1)[0]?.close()
      await tabs.open()
    }
  } catch (error) {
    failures += 1
    console.log(`round ${round}: ${error instanceof Error ? error.message : error}`)
  }
  if (round % 10 === 0) {
    const refused = tabs.renewals.filter((status) => status !== 200).length
    console.log(
      `${round} rounds, the last in ${((Date.now() - begun) / 1000).toFixed(1)} s: ${tabs.renewals.length} renewals, ${refused} refused, ${tabs.refused.length} calls refused, ${failures} rounds failed`,
    )
  }
}
await browser.close()
await server.close()
// A refused call is made again with new tokens: the worker that reads evidence learns in this way that its own are old.
const isClean = failures === 0 && tabs.renewals.every((status) => status === 200)
console.log(isClean ? 'No tab was signed out.' : 'Not clean.')
process.exitCode = isClean ? 0 : 1
