/** Entry of the static demo: starts the platform inside the page, then the console as it is. */
import { startInPage } from '@/mock-platform/browser.ts'

if (await startInPage()) await import('./main.tsx')
