// Generated from openapi/ by `npm run codegen`. Do not edit.

export interface paths {
  '/projects/{projectId}/notifications/ci:evaluator/individual/subscriptions': {
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
    /**
     * Save a notification setting
     * @description Switches one destination of one event type on or off for the signed-in user. It replaces the user's earlier setting for the same event type, destination and categories.
     */
    put: operations['updateNotificationSetting']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/notifications/ci:evaluator/individual/subscriptions/search': {
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
     * Find notification settings
     * @description Finds the settings of the signed-in user for one destination. An event type without a setting keeps its default. The console asks once for each individual destination, for all catalogs.
     */
    post: operations['searchNotificationSettings']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/notifications/ci:evaluator/metadata': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the event types
     * @description Gets the event types of evaluation, with their names in the wanted language. They are the same for every project.
     */
    get: operations['getNotificationMetadata']
    put?: never
    post?: never
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
     * @description Kind of event: a job that started by itself, one that was started by hand, or an on-demand build is complete; the last two are about jobs and builds that the user started.
     * @enum {string}
     */
    EventTypeId:
      | 'AutoExecutedEvalJobCompleted'
      | 'ManualExecutedEvalJobCompleted'
      | 'OndemandBuildCompleted'
      | 'UserInitiatedJobCompleted'
      | 'UserInitOndemandBuildCompleted'
    /**
     * @description Way to tell one user: an e-mail, or a message of the chat app.
     * @enum {string}
     */
    IndividualDestinationType: 'individual_email' | 'slack_app'
    /**
     * @description Way to tell somebody. The first two reach one user, the others a mailing list or a chat channel.
     * @enum {string}
     */
    DestinationType: 'individual_email' | 'slack_app' | 'mailing_list_email' | 'slack_webhook'
    /** @description Destination that an event type supports. */
    IndividualSubscription: {
      destinationType: components['schemas']['IndividualDestinationType']
      /** @description Whether the user is told when there is no setting. */
      defaultEnabled: boolean
    }
    /** @description An event a user can be told about. */
    NotificationEventType: {
      id: components['schemas']['EventTypeId']
      /** @description Name shown to people, in the wanted language. */
      displayName: string
      /** @description Destinations the event type supports. The console shows those that it knows. */
      individualSubscriptions: components['schemas']['IndividualSubscription'][]
    }
    /** @description The event types. */
    NotificationMetadata: {
      /** @description Event types in the order in which they are shown. The console shows those that it knows. */
      eventTypes: components['schemas']['NotificationEventType'][]
    }
    /** @description Limits a setting to a part of the project. */
    CategoryItem: {
      /**
       * @description What the part is named by; the console knows catalogs only.
       * @enum {string}
       */
      category: 'catalog'
      /** @description Id of the catalog, or `all` for every catalog. The console always sends `all`. */
      item: string
    }
    /** @description Whether somebody is told about an event in one way. */
    NotificationSetting: {
      eventTypeId: components['schemas']['EventTypeId']
      destinationType: components['schemas']['DestinationType']
      /** @description True when the user is told. */
      enabled: boolean
      /** @description Parts of the project to which the setting is limited. */
      categoryItems: components['schemas']['CategoryItem'][]
    }
    /** @description A setting to save. */
    NotificationSettingRequest: {
      eventTypeId: components['schemas']['EventTypeId']
      destinationType: components['schemas']['IndividualDestinationType']
      /** @description True to be told. */
      enabled: boolean
      /** @description Parts of the project to which the setting is limited. */
      categoryItems: components['schemas']['CategoryItem'][]
    }
    /** @description Which settings to find. */
    SearchNotificationSettingsRequest: {
      destinationType: components['schemas']['IndividualDestinationType']
      /** @description Parts of the project whose settings are wanted. */
      categoryItems: components['schemas']['CategoryItem'][]
    }
    /** @description The settings that were found. */
    SearchNotificationSettingsAnswer: {
      /** @description Settings in no particular order. The console reads those of what it knows. */
      settings: components['schemas']['NotificationSetting'][]
    }
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
  }
  responses: {
    /** @description The call succeeded; there is no body. */
    Empty: {
      headers: {
        [name: string]: unknown
      }
      content?: never
    }
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
    /** @description Project whose data the call reads or changes. */
    ProjectId: components['schemas']['Id']
  }
  requestBodies: never
  headers: never
  pathItems: never
}
export type EventTypeId = components['schemas']['EventTypeId']
export type IndividualDestinationType = components['schemas']['IndividualDestinationType']
export type DestinationType = components['schemas']['DestinationType']
export type IndividualSubscription = components['schemas']['IndividualSubscription']
export type NotificationEventType = components['schemas']['NotificationEventType']
export type NotificationMetadata = components['schemas']['NotificationMetadata']
export type CategoryItem = components['schemas']['CategoryItem']
export type NotificationSetting = components['schemas']['NotificationSetting']
export type NotificationSettingRequest = components['schemas']['NotificationSettingRequest']
export type SearchNotificationSettingsRequest =
  components['schemas']['SearchNotificationSettingsRequest']
export type SearchNotificationSettingsAnswer =
  components['schemas']['SearchNotificationSettingsAnswer']
export type Id = components['schemas']['Id']
export type ErrorByCode = components['schemas']['ErrorByCode']
export type ErrorByName = components['schemas']['ErrorByName']
export type ErrorBody = components['schemas']['ErrorBody']
export type ResponseEmpty = components['responses']['Empty']
export type ResponseError = components['responses']['Error']
export type ParameterProjectId = components['parameters']['ProjectId']
export type $defs = Record<string, never>
export interface operations {
  updateNotificationSetting: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    /** @description The setting. */
    requestBody: {
      content: {
        'application/json': components['schemas']['NotificationSettingRequest']
      }
    }
    responses: {
      204: components['responses']['Empty']
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  searchNotificationSettings: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    /** @description Destination and categories. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SearchNotificationSettingsRequest']
      }
    }
    responses: {
      /** @description The settings that were found. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SearchNotificationSettingsAnswer']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  getNotificationMetadata: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The event types. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NotificationMetadata']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
}
