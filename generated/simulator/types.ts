// Generated from openapi/ by `npm run codegen`. Do not edit.

export interface paths {
  '/projects/{projectId}/catalogs/{catalogId}/simulators/': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the catalog of the job. */
        catalogId: components['schemas']['Id']
      }
      cookie?: never
    }
    /**
     * List the simulators of a job
     * @description Lists the simulators that were requested for a job. A 403 or a 501 means that the project may not use simulators; the console then hides them. A 404 means that the job has none yet. The path ends with a slash.
     */
    get: operations['listSimulators']
    put?: never
    /**
     * Request a simulator
     * @description Asks the platform to build a simulator from the software of a job. The build goes on after the answer; the list shows how far it is. The path ends with a slash.
     */
    post: operations['requestSimulator']
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
     * @description State of a simulator. Finished and failed are final; before that the simulator is pending.
     * @enum {string}
     */
    SimulatorStatus: 'requested' | 'building' | 'finished' | 'failed'
    /** @description State of a simulator. The platform may add others; the console shows one that it does not know as Unknown, and takes it for one that is not pending. */
    AnySimulatorStatus: components['schemas']['SimulatorStatus'] | 'unknown'
    /** @description Simulator that was requested for a job. */
    Simulator: {
      /** @description Id of the simulator. It can be used once the simulator is finished. */
      simulatorId: components['schemas']['Id']
      status: components['schemas']['AnySimulatorStatus']
      /** @description Why the build failed, in words; absent unless it did. */
      errorMessage?: string
    }
    /** @description One page of simulators. */
    SimulatorPage: {
      /** @description The simulators of this page. */
      simulators: components['schemas']['Simulator'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description What a simulator is built from. */
    RequestSimulatorRequest: {
      /** @description Job whose software goes into the simulator. */
      jobId: components['schemas']['Id']
    }
    /** @description Id of a thing; a UUID or another token of letters, digits, `_`, `-`, `:` and `.`. It stands in addresses, where `.` and `..` would lead elsewhere. */
    Id: string
    /** @description Opaque token of the next page. Absent or empty on the last page; a token that repeats ends the list as well. */
    NextToken: string
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
    /** @description The call succeeded; there is no body. */
    Empty: {
      headers: {
        [name: string]: unknown
      }
      content?: never
    }
  }
  parameters: {
    /** @description Project whose data the call reads or changes. */
    ProjectId: components['schemas']['Id']
    /** @description Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out. */
    Size: number
    /** @description Token from the previous answer; left out for the first page. */
    NextToken: components['schemas']['NextToken']
  }
  requestBodies: never
  headers: {
    /** @description Differs when the answer differs. With `private, no-cache` in `Cache-Control` a browser keeps the answer, sends the tag as `If-None-Match` with the next call of the same address, and takes what it has when the service answers 304 without a body. The service checks access before it compares tags. */
    EntityTag: string
  }
  pathItems: never
}
export type SimulatorStatus = components['schemas']['SimulatorStatus']
export type AnySimulatorStatus = components['schemas']['AnySimulatorStatus']
export type Simulator = components['schemas']['Simulator']
export type SimulatorPage = components['schemas']['SimulatorPage']
export type RequestSimulatorRequest = components['schemas']['RequestSimulatorRequest']
export type Id = components['schemas']['Id']
export type NextToken = components['schemas']['NextToken']
export type ErrorByCode = components['schemas']['ErrorByCode']
export type ErrorByName = components['schemas']['ErrorByName']
export type ErrorBody = components['schemas']['ErrorBody']
export type ResponseError = components['responses']['Error']
export type ResponseEmpty = components['responses']['Empty']
export type ParameterProjectId = components['parameters']['ProjectId']
export type ParameterSize = components['parameters']['Size']
export type ParameterNextToken = components['parameters']['NextToken']
export type HeaderEntityTag = components['headers']['EntityTag']
export type $defs = Record<string, never>
export interface operations {
  listSimulators: {
    parameters: {
      query: {
        /** @description Job whose simulators are listed. */
        jobId: components['schemas']['Id']
        /** @description Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out. */
        size?: components['parameters']['Size']
        /** @description Token from the previous answer; left out for the first page. */
        nextToken?: components['parameters']['NextToken']
      }
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the catalog of the job. */
        catalogId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of simulators. */
      200: {
        headers: {
          ETag: components['headers']['EntityTag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SimulatorPage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  requestSimulator: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the catalog of the job. */
        catalogId: components['schemas']['Id']
      }
      cookie?: never
    }
    /** @description The job to build from. */
    requestBody: {
      content: {
        'application/json': components['schemas']['RequestSimulatorRequest']
      }
    }
    responses: {
      204: components['responses']['Empty']
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
}
