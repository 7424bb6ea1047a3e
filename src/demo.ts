/** Entry of the static demo: starts the platform inside the page, then the console as it is. */
import { startInPage } from '@/mock-platform/browser.ts'

const start = async () => {
  if (await startInPage()) await import('./main.tsx')
}

// Not awaited here: the console's files import the one that this module is in.
void start()
