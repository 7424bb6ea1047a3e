// Generated from openapi/ by `npm run codegen`. Do not edit.

export interface paths {
  '/status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the status of the identity provider
     * @description Lists the maintenances of the identity provider. The console asks before anyone signs in, so the call needs no access token; a maintenance in progress leads to the maintenance page.
     */
    get: operations['getIdentityProviderStatus']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/assert': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Check a feature scope
     * @description Checks whether an access token carries the scope of a feature in a project. It changes nothing. The console shows a feature only when the check succeeds and its result is true.
     */
    post: operations['assertFeatureScope']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /**
     * @description State of a maintenance. Only `in_progress` keeps users out.
     * @enum {string}
     */
    MaintenanceStatus: 'scheduled' | 'in_progress' | 'completed'
    /** @description State of a maintenance. The identity provider may add others; the console lets users in during one that it does not know. */
    AnyMaintenanceStatus: components['schemas']['MaintenanceStatus'] | string
    /** @description A maintenance of the identity provider. */
    Maintenance: {
      /** @description Id of the maintenance. */
      id: components['schemas']['Id']
      /** @description What is done, in words. */
      name?: string
      status: components['schemas']['AnyMaintenanceStatus']
      /** @description When the maintenance starts or started. */
      startsAt?: components['schemas']['Timestamp']
      /** @description When the maintenance is expected to end, or ended. */
      endsAt?: components['schemas']['Timestamp']
    }
    /** @description Status of the identity provider. */
    IdentityProviderStatus: {
      /** @description Maintenances that are planned, in progress or recently over; empty when there are none. */
      maintenances: components['schemas']['Maintenance'][]
    }
    /** @description Feature in a project, written as the project id, a colon and the name of the feature. The names come from the console's configuration. */
    FeatureScope: string
    /** @description Asks whether a token carries a feature scope. */
    AssertFeatureScopeRequest: {
      /**
       * @description What the check is about, always a token.
       * @enum {string}
       */
      assertionType: 'token'
      /** @description Access token to check, as the identity provider issued it. */
      token: string
      featureScope: components['schemas']['FeatureScope']
    }
    /** @description Result of a check of a feature scope. */
    AssertFeatureScopeAnswer: {
      /** @description True when the token carries the scope. */
      result: boolean
      /** @description The scope that the token lacks; absent when the result is true. */
      missingFeatureScope?: components['schemas']['FeatureScope']
    }
    /** @description Id of a thing; a UUID or another token of letters, digits, `_`, `-`, `:` and `.`. It stands in addresses, where `.` and `..` would lead elsewhere. */
    Id: string
    /**
     * Format: date-time
     * @description Point in time, ISO 8601 in UTC.
     */
    Timestamp: string
    /** @description Error form with a code. The console shows the message. */
    ErrorByCode: {
      /** @description Short name of what went wrong. */
      code?: string
      /** @description Id of this failure, for support. */
      id?: string
      /** @description What went wrong, in words. */
      message: string
    }
    /** @description Error form with an error name. The console shows the description followed by the name in parentheses. */
    ErrorByName: {
      /** @description Name of the error. */
      error: string
      /** @description What went wrong, in words. */
      errorDescription?: string
      /** @description Number of the error, often the HTTP status. */
      errorCode?: number
      /** @description Id of this failure, for support. */
      errorId?: string
    }
    /** @description Body of a failed call, in one of two forms. */
    ErrorBody: components['schemas']['ErrorByCode'] | components['schemas']['ErrorByName']
  }
  responses: {
    /** @description The call failed. The body has one of the two documented error forms. What stands in front of a service may answer 401, 403, 429 and 5XX without a body. */
    Error: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['ErrorBody']
      }
    }
  }
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type MaintenanceStatus = components['schemas']['MaintenanceStatus']
export type AnyMaintenanceStatus = components['schemas']['AnyMaintenanceStatus']
export type Maintenance = components['schemas']['Maintenance']
export type IdentityProviderStatus = components['schemas']['IdentityProviderStatus']
export type FeatureScope = components['schemas']['FeatureScope']
export type AssertFeatureScopeRequest = components['schemas']['AssertFeatureScopeRequest']
export type AssertFeatureScopeAnswer = components['schemas']['AssertFeatureScopeAnswer']
export type Id = components['schemas']['Id']
export type Timestamp = components['schemas']['Timestamp']
export type ErrorByCode = components['schemas']['ErrorByCode']
export type ErrorByName = components['schemas']['ErrorByName']
export type ErrorBody = components['schemas']['ErrorBody']
export type ResponseError = components['responses']['Error']
export type $defs = Record<string, never>
export interface operations {
  getIdentityProviderStatus: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The status. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['IdentityProviderStatus']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  assertFeatureScope: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** @description The token and the scope to look for. */
    requestBody: {
      content: {
        'application/json': components['schemas']['AssertFeatureScopeRequest']
      }
    }
    responses: {
      /** @description The result of the check. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssertFeatureScopeAnswer']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
}
