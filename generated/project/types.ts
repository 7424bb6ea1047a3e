// Generated from openapi/ by `npm run codegen`. Do not edit.

export interface paths {
  '/projects': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the user's projects
     * @description Lists the projects the signed-in user belongs to, in the order in which they are shown.
     */
    get: operations['listProjects']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/members/{subjectId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Subject id of the member. */
        subjectId: components['schemas']['UserId']
      }
      cookie?: never
    }
    /**
     * Get a member
     * @description Resolves one subject id to a member. A 404 means that the person is no member of the project; the console shows `Unknown User`.
     */
    get: operations['getMember']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/members/batch': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Get several members
     * @description Resolves subject ids to members in one call. Ids that belong to no member are left out of the answer; a 404 means that none of them does.
     */
    post: operations['batchGetMembers']
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
    /** @description A project. Everything else on the platform belongs to one. */
    Project: {
      /** @description Id of the project. */
      id: components['schemas']['Id']
      /** @description Name shown to people. */
      displayName: string
    }
    /** @description One page of projects. */
    ProjectPage: {
      /** @description The projects of this page. */
      projects: components['schemas']['Project'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description A person who belongs to a project. */
    Member: {
      /** @description Subject id of the person. */
      subjectId: components['schemas']['UserId']
      /** @description Name shown to people. */
      name: string
    }
    /** @description Which members to get. */
    BatchGetMembersRequest: {
      /** @description Subject ids of the members, 100 at most. */
      memberSubjectIds: components['schemas']['UserId'][]
    }
    /** @description The members that were found. */
    BatchGetMembersAnswer: {
      /** @description Members in no particular order. */
      members: components['schemas']['Member'][]
    }
    /** @description Opaque token of the next page. Absent or empty on the last page; a token that repeats ends the list as well. */
    NextToken: string
    /** @description Id of a thing; a UUID or another token of letters, digits, `_`, `-`, `:` and `.`. It stands in addresses, where `.` and `..` would lead elsewhere. */
    Id: string
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
    /** @description Subject id of a user. The project service resolves it to a name. */
    UserId: string
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
  parameters: {
    /** @description Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out. */
    Size: number
    /** @description Token from the previous answer; left out for the first page. */
    NextToken: components['schemas']['NextToken']
    /** @description Project whose data the call reads or changes. */
    ProjectId: components['schemas']['Id']
  }
  requestBodies: never
  headers: never
  pathItems: never
}
export type Project = components['schemas']['Project']
export type ProjectPage = components['schemas']['ProjectPage']
export type Member = components['schemas']['Member']
export type BatchGetMembersRequest = components['schemas']['BatchGetMembersRequest']
export type BatchGetMembersAnswer = components['schemas']['BatchGetMembersAnswer']
export type NextToken = components['schemas']['NextToken']
export type Id = components['schemas']['Id']
export type ErrorByCode = components['schemas']['ErrorByCode']
export type ErrorByName = components['schemas']['ErrorByName']
export type ErrorBody = components['schemas']['ErrorBody']
export type UserId = components['schemas']['UserId']
export type ResponseError = components['responses']['Error']
export type ParameterSize = components['parameters']['Size']
export type ParameterNextToken = components['parameters']['NextToken']
export type ParameterProjectId = components['parameters']['ProjectId']
export type $defs = Record<string, never>
export interface operations {
  listProjects: {
    parameters: {
      query?: {
        /** @description Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out. */
        size?: components['parameters']['Size']
        /** @description Token from the previous answer; left out for the first page. */
        nextToken?: components['parameters']['NextToken']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of projects. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ProjectPage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  getMember: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Subject id of the member. */
        subjectId: components['schemas']['UserId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The member. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Member']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  batchGetMembers: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    /** @description The subject ids. */
    requestBody: {
      content: {
        'application/json': components['schemas']['BatchGetMembersRequest']
      }
    }
    responses: {
      /** @description The members that were found. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BatchGetMembersAnswer']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
}
