import { createScenarioAssetUploadOperation } from '@generated/scenario/codec.ts'
import {
  createScenarioAssetMutationOptions,
  createScenarioAssetUploadMutationOptions,
} from '@generated/scenario/queries.ts'
import type { ScenarioAssetUpload } from '@generated/scenario/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useChange } from '@/data/change.tsx'
import { listTarget } from '@/page/kind.ts'
import { useSaved } from '@/page/use-save.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { isNotFound } from '@/transport/errors.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { assetKind, assetTarget } from '../model/asset.ts'
import { type AssetDraft, contentOf } from '../model/draft.ts'
import { refreshAssetList } from '../model/queries.ts'
import { advance, notRegistered, type RegistrationEvent } from '../model/registration.ts'

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
  // Credentials are not cached after use.
  const open = useChange({ ...createScenarioAssetUploadMutationOptions(), gcTime: 0 })
  const transfer = useChange({
    mutationFn: sendFile,
    gcTime: 0,
    meta: { operation: createScenarioAssetUploadOperation },
  })
  const create = useChange(createScenarioAssetMutationOptions())
  const finish = useSaved()
  const { registration, latest, tell } = useRegistration()
  const underWay = useRef<AbortController>(undefined)
  useEffect(() => () => underWay.current?.abort(), [])

  const upload = async (file: File, { signal }: AbortController) => {
    const onProgress = (bytes: number) => {
      if (!signal.aborted) tell({ type: 'progress', bytes })
    }
    const place = await open.send({ path })
    signal.throwIfAborted()
    await transfer.send({ file, place, signal, onProgress })
    signal.throwIfAborted()
    return place.fileId
  }

  const submit = async (draft: AssetDraft, file: File) => {
    const before = latest.current
    if (tell({ type: 'submit', file }) === before) return
    const controller = new AbortController()
    underWay.current = controller
    try {
      if (latest.current.phase === 'uploading') {
        tell({ type: 'uploaded', fileId: await upload(file, controller) })
      }
      if (latest.current.phase !== 'registering') return
      const { fileId } = latest.current.uploaded
      const created = await create.send({ path, body: { ...contentOf(draft), fileId } })
      tell({ type: 'registered' })
      if (!controller.signal.aborted) toast(registeredText)
      void refreshAssetList(client, projectId)
      finish({
        target: created ? assetTarget(created.id) : listTarget(assetKind, projectId),
        text: registeredText,
      })
    } catch (error) {
      // The alert of the call shows the failure.
      if (!controller.signal.aborted) tell({ type: 'fail', fileLost: isNotFound(error) })
    }
  }

  const cancel = () => {
    underWay.current?.abort()
    tell({ type: 'cancel' })
    toast('Upload canceled.')
  }
  const alert = create.alert ?? transfer.alert ?? open.alert
  return { registration, submit, cancel, alert }
}
