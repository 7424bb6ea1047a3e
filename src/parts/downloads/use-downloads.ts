import { useCallback, useEffect, useRef, useState } from 'react'
import { isSilent } from '@/transport/errors.ts'
import type { DownloadOptions } from '@/transport/object-download.ts'
import { reportError } from '@/transport/report-error.ts'
import { saveBlob } from '@/ui/base/save-blob.ts'

/** State of one file. */
export type DownloadState =
  | { phase: 'waiting' }
  | { phase: 'running'; bytes: number; total?: number | undefined }
  | { phase: 'saved' }
  | { phase: 'failed'; message: string }

const waiting: DownloadState = { phase: 'waiting' }

/**
 * Downloads files into the browser and saves each under its name, several at a time. Leaving the page ends
 * those under way.
 */
export const useDownloads = () => {
  const [states, setStates] = useState<ReadonlyMap<string, DownloadState>>(new Map())
  const running = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const controllers = running.current
    return () => {
      for (const controller of controllers.values()) controller.abort()
    }
  }, [])

  const tell = (name: string, state: DownloadState) =>
    setStates((before) => new Map(before).set(name, state))

  const start = async (name: string, read: (options: DownloadOptions) => Promise<Blob>) => {
    // A second click comes before the button is gone.
    if (running.current.has(name)) return
    const controller = new AbortController()
    const { signal } = controller
    running.current.set(name, controller)
    tell(name, { phase: 'running', bytes: 0 })
    const onProgress: DownloadOptions['onProgress'] = (bytes, total) => {
      if (!signal.aborted) tell(name, { phase: 'running', bytes, total })
    }
    try {
      const file = await read({ signal, onProgress })
      if (signal.aborted) return
      saveBlob(name, file)
      tell(name, { phase: 'saved' })
    } catch (thrown) {
      if (signal.aborted) return
      reportError(thrown)
      const message = thrown instanceof Error ? thrown.message : ''
      tell(name, isSilent(thrown) ? waiting : { phase: 'failed', message })
    } finally {
      if (running.current.get(name) === controller) running.current.delete(name)
    }
  }

  const cancel = (name: string) => {
    running.current.get(name)?.abort()
    running.current.delete(name)
    tell(name, waiting)
  }

  const stateOf = useCallback(
    (name: string): DownloadState => states.get(name) ?? waiting,
    [states],
  )
  const underWay = [...states.values()].some(({ phase }) => phase === 'running')
  return { start, cancel, stateOf, underWay }
}
