import { ratio } from '@/lib/numbers.ts'

/** A file that is in the object store, to be registered as an asset. */
interface UploadedFile {
  file: File
  fileId: string
}

/**
 * How far the registration of an asset has come: the file is uploaded, then the asset is registered. Between
 * tries `uploaded` is the file that is in the store already, so that it need not be uploaded again.
 */
export type Registration =
  | {
      phase: 'entering'
      /** What failed, when the last try did. */
      failed?: 'upload' | 'registration'
      uploaded?: UploadedFile
    }
  | { phase: 'uploading'; file: File; percent: number }
  | { phase: 'registering'; uploaded: UploadedFile }
  | { phase: 'registered' }

/** What happens to a registration. */
export type RegistrationEvent =
  | { type: 'submit'; file: File }
  /** So many bytes of the file are on their way or there. */
  | { type: 'progress'; bytes: number }
  | { type: 'uploaded'; fileId: string }
  | { type: 'cancel' }
  | { type: 'registered' }
  /** `fileLost`: the service does not know the uploaded file any more. */
  | { type: 'fail'; fileLost: boolean }

/** Before the first try. */
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
      // A part that is sent again is no way back.
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

/** The registration after an event; the same object where the event means nothing to it. */
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
