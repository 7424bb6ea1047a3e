/** Entry of the static demo: starts the platform inside the page, then the console as it is. */
import { refusal } from './demo-refusal.ts'

const tell = (text: string) => {
  const message = document.createElement('p')
  message.role = 'alert'
  message.textContent = text
  document.body.replaceChildren(message)
}

/** Starts the platform; false on pages of its own, and where the browser refuses what it needs. */
const startPlatform = async () => {
  const refused = refusal(window)
  if (refused !== undefined) {
    tell(refused)
    return false
  }
  try {
    // Loaded within: its code asks for storage as soon as it runs.
    const { startInPage } = await import('@/mock-platform/browser.ts')
    return await startInPage()
  } catch (error) {
    console.error(error)
    tell(`The demo could not be started: ${error instanceof Error ? error.message : error}`)
    return false
  }
}

const start = async () => {
  if (await startPlatform()) await import('./main.tsx')
}

// Not awaited here: the console's files import the one that this module is in.
void start()
