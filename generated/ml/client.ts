// Generated from openapi/ by `npm run codegen`. Do not edit.

import createClient from 'openapi-fetch'
import type { paths } from './types.ts'

/** Client of the ml service; its address is known once the console is configured. */
export const client = createClient<paths>()
