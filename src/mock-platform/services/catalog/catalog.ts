import { defineService } from '../../define-service.ts'
import { catalogHandlers } from './catalogs.ts'
import { firmwareHandlers } from './firmware.ts'
import { catalogShareHandlers } from './shares.ts'

/** Catalogs, their firmware releases and their shares. Errors have the form with a code. */
export const catalogService = defineService('catalog', {
  ...catalogHandlers,
  ...firmwareHandlers,
  ...catalogShareHandlers,
})
