import { ratio } from '@/lib/numbers.ts'

/** A file in the object store, ready to be registered as an asset. */
interface UploadedFile {
  file: File
  fileId: string
}

/**
 * State of the registration of an asset: the file is uploaded, then the asset is registered. Between
 * attempts `uploaded` is the file already in the store, so that it is not uploaded again.
 */
export type Registration =
  | {
      phase: 'entering'
      /** The step at which the last attempt failed. */
      failed?: 'upload' | 'registration'
      uploaded?: UploadedFile
    }
  | { phase: 'uploading'; file: File; percent: number }
  | { phase: 'registering'; uploaded: UploadedFile }
  | { phase: 'registered' }

/** Events of a registration. */
export type RegistrationEvent =
  | { type: 'submit'; file: File }
  /** Bytes of the file sent so far. */
  | { type: 'progress'; bytes: number }
  | { type: 'uploaded'; fileId: string }
  | { type: 'cancel' }
  | { type: 'registered' }
  /** `fileLost`: the service no longer has the uploaded file. */
  | { type: 'fail'; fileLost: boolean }

/** Before the first attempt. */
export const notRegistered: Registration = { phase: 'entering' }

type In<Phase extends Registration['phase']> = Extract<Registration, { phase: Phase }>

const entering = (state: In<'entering'>, event: RegistrationEvent): Registration => {
  if (event.type !== 'submit') return state
  const { uploaded } = state
  return uploaded?.file === event.file
    ? { phase: 'registering', uploaded }
    : { phase: 'uploading', file: event.file, percent: 0 }
}

const uploading = (state: In<'uploading'>, event: RegistrationEvent): Registration => {
  switch (event.type) {
    case 'progress': {
      const percent = Math.floor(100 * ratio(event.bytes, state.file.size))
      // A part that is sent again must not lower the progress.
      return percent > state.percent ? { ...state, percent } : state
    }
    case 'uploaded':
      return { phase: 'registering', uploaded: { file: state.file, fileId: event.fileId } }
    case 'cancel':
      return notRegistered
    case 'fail':
      return { phase: 'entering', failed: 'upload' }
    default:
      return state
  }
}

const registering = (state: In<'registering'>, event: RegistrationEvent): Registration => {
  if (event.type === 'registered') return { phase: 'registered' }
  if (event.type !== 'fail') return state
  const failed = { phase: 'entering', failed: 'registration' } as const
  return event.fileLost ? failed : { ...failed, uploaded: state.uploaded }
}

/** The registration after an event; the same object for an ignored event. */
export const advance = (state: Registration, event: RegistrationEvent): Registration => {
  switch (state.phase) {
    case 'entering':
      return entering(state, event)
    case 'uploading':
      return uploading(state, event)
    case 'registering':
      return registering(state, event)
    case 'registered':
      return state
  }
}
