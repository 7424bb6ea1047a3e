import { createScenarioAssetUploadOperation } from '@generated/scenario/codec.ts'
import {
  createScenarioAssetMutationOptions,
  createScenarioAssetUploadMutationOptions,
} from '@generated/scenario/queries.ts'
import type { ScenarioAssetUpload } from '@generated/scenario/types.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useProjectId } from '@/session/project/projects.ts'
import { isNotFound } from '@/transport/errors.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { type AssetDraft, contentOf } from '../model/draft.ts'
import { refreshAssetList } from '../model/queries.ts'
import { advance, notRegistered, type RegistrationEvent } from '../model/registration.ts'

interface Sending {
  file: File
  place: ScenarioAssetUpload
  signal: AbortSignal
  onProgress: (bytes: number) => void
}

/** The code that speaks to the object store is large, and comes when the first file is sent. */
const sendFile = async ({ file, place, ...options }: Sending) => {
  const { uploadObject } = await import('@/transport/object-upload.ts')
  await uploadObject(file, place, options)
}

/** How far the registration has come; known to the very next press, which state would come too late for. */
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

/**
 * Uploads a file and registers it as an asset, once however often it is asked. Leaving the page ends the
 * upload. `onRegistered` is called while the page is still there; its id is undefined when the service did
 * not tell it.
 */
export const useRegisterAsset = (onRegistered: (assetId: string | undefined) => void) => {
  const projectId = useProjectId()
  const client = useQueryClient()
  const path = { projectId }
  const open = useMutation({ ...createScenarioAssetUploadMutationOptions(), gcTime: 0 })
  const send = useMutation({
    mutationFn: sendFile,
    gcTime: 0,
    meta: { operation: createScenarioAssetUploadOperation },
  })
  const create = useMutation(createScenarioAssetMutationOptions())
  const { registration, latest, tell } = useRegistration()
  const underWay = useRef<AbortController>(undefined)
  useEffect(() => () => underWay.current?.abort(), [])

  const upload = async (file: File, { signal }: AbortController) => {
    const onProgress = (bytes: number) => {
      if (!signal.aborted) tell({ type: 'progress', bytes })
    }
    try {
      const place = await open.mutateAsync({ path })
      signal.throwIfAborted()
      await send.mutateAsync({ file, place, signal, onProgress })
      signal.throwIfAborted()
      return place.fileId
    } finally {
      // The credentials are not kept once they have served.
      open.reset()
      send.reset()
    }
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
      const created = await create.mutateAsync({ path, body: { ...contentOf(draft), fileId } })
      tell({ type: 'registered' })
      toast('The scenario asset has been registered')
      void refreshAssetList(client, projectId)
      if (!controller.signal.aborted) onRegistered(created?.id)
    } catch (error) {
      // The failure itself is told by the alert of its call.
      if (!controller.signal.aborted) tell({ type: 'fail', fileLost: isNotFound(error) })
    }
  }

  const cancel = () => {
    underWay.current?.abort()
    tell({ type: 'cancel' })
    toast('Upload canceled.')
  }
  return { registration, submit, cancel }
}
