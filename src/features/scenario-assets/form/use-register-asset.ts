import { createScenarioAssetUploadOperation } from '@generated/scenario/codec.ts'
import {
  createScenarioAssetMutationOptions,
  createScenarioAssetUploadMutationOptions,
} from '@generated/scenario/queries.ts'
import type { ScenarioAssetUpload } from '@generated/scenario/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Call } from '@/data/call.ts'
import { sayOpen } from '@/data/lost-answer.ts'
import { Stopped, useSubmission } from '@/data/submission.tsx'
import { assetKind, assetTarget } from '@/models/scenario-assets/asset.ts'
import { type AssetDraft, contentOf } from '@/models/scenario-assets/asset-draft.ts'
import { refreshAssetList } from '@/models/scenario-assets/asset-queries.ts'
import {
  advance,
  notRegistered,
  type RegistrationEvent,
} from '@/models/scenario-assets/asset-registration.ts'
import { listTarget } from '@/page/kind.ts'
import { maybeCreated, useSaved } from '@/page/use-save.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { isNotFound } from '@/transport/errors.ts'
import { toast } from '@/ui/feedback/toast.tsx'

interface Sending {
  file: File
  place: ScenarioAssetUpload
  signal: AbortSignal
  onProgress: (bytes: number) => void
}

/** Loads the large client of the object store with the first upload. */
const sendFile = async ({ file, place, ...options }: Sending) => {
  const { uploadObject } = await import('@/transport/object-upload.ts')
  await uploadObject(file, place, options)
}

const transferOptions = {
  mutationFn: sendFile,
  meta: { operation: createScenarioAssetUploadOperation },
}

/** Ends a submission at once when the user cancels it, whatever it is waiting for. */
const stopOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Stopped()))
  })

/** State of the registration, also in a ref: a second click comes before React renders the new state. */
const useRegistration = () => {
  const [registration, setRegistration] = useState(notRegistered)
  const latest = useRef(registration)
  const tell = (event: RegistrationEvent) => {
    latest.current = advance(latest.current, event)
    setRegistration(latest.current)
    return latest.current
  }
  return { registration, latest, tell }
}

const registeredText = 'The scenario asset has been registered'

/**
 * Uploads a file and registers it as an asset, once even if submitted repeatedly, then opens the asset.
 * Leaving the page aborts the upload; a registration that is under way is reported by a snackbar.
 */
export const useRegisterAsset = () => {
  const projectId = useProjectId()
  const client = useQueryClient()
  const path = { projectId }
  const finish = useSaved()
  const { registration, latest, tell } = useRegistration()
  const underWay = useRef<AbortController>(undefined)
  useEffect(() => () => underWay.current?.abort(), [])

  const upload = async (file: File, signal: AbortSignal, call: Call) => {
    const onProgress = (bytes: number) => {
      if (!signal.aborted) tell({ type: 'progress', bytes })
    }
    const place = await call(createScenarioAssetUploadMutationOptions(), { path })
    signal.throwIfAborted()
    await call(transferOptions, { file, place, signal, onProgress })
    return place.fileId
  }

  const { submit, alert } = useSubmission(
    async ({ draft, file }: { draft: AssetDraft; file: File }, call) => {
      tell({ type: 'submit', file })
      const controller = new AbortController()
      underWay.current = controller
      const { signal } = controller
      if (latest.current.phase === 'uploading') {
        const fileId = await Promise.race([upload(file, signal, call), stopOnAbort(signal)])
        tell({ type: 'uploaded', fileId })
      }
      if (latest.current.phase !== 'registering') throw new Stopped()
      const { fileId } = latest.current.uploaded
      const body = { ...contentOf(draft), fileId }
      const created = await call(createScenarioAssetMutationOptions(), { path, body })
      tell({ type: 'registered' })
      if (!signal.aborted) toast(registeredText)
      void refreshAssetList(client, projectId)
      finish({
        target: created ? assetTarget(created.id) : listTarget(assetKind, projectId),
        text: registeredText,
      })
    },
    {
      once: true,
      // What is uploaded is nothing to the user; a registered asset is.
      recover: async (error) =>
        latest.current.phase === 'registering' &&
        sayOpen(maybeCreated(assetKind), () => refreshAssetList(client, projectId))(error),
      onFailed: (error) => {
        tell({ type: 'fail', fileLost: isNotFound(error) })
        return undefined
      },
    },
  )

  const cancel = () => {
    underWay.current?.abort()
    tell({ type: 'cancel' })
    toast('Upload canceled.')
  }
  return { registration, submit, cancel, alert }
}
