import { saveBlob } from '@/ui/base/save-blob.ts'

/** Lets the browser save a text as a file. A byte order mark makes spreadsheets read it as UTF-8. */
export const saveFile = (name: string, text: string, type: string): void =>
  saveBlob(name, new Blob(['\uFEFF', text], { type: `${type};charset=utf-8` }))
