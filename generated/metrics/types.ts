// Generated from openapi/ by `npm run codegen`. Do not edit.

export interface paths {
  '/projects/{projectId}/metrics/query/v1': {
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
     * Query metrics
     * @description Chooses entries of an index by `filter` and the report ids, divides them into groups by `group_by`, and computes every `compute` of each group. The first grouping makes the rows of the answer and the second, if there is one, its columns; otherwise there is a column for each `compute`. Two groupings take exactly one `compute`. Without a grouping the answer has one row.
     */
    post: operations['queryMetrics']
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
    /** @description Name of a field of the index: a measured value, a scenario parameter or a property of the case. */
    MetricsField: string
    /**
     * @description What an entry stands for: a test case, or a catalog in one version.
     * @enum {string}
     */
    MetricsIndex: 'case_report_index' | 'catalog_index'
    /**
     * @description How the values of a group become one number: how many there are, their mean, sum, largest, smallest, or standard deviation.
     * @enum {string}
     */
    MetricsAggregation: 'count' | 'avg' | 'sum' | 'max' | 'min' | 'dev'
    /** @description One number to compute for each group. */
    MetricsCompute: {
      aggregation: components['schemas']['MetricsAggregation']
      /** @description Field whose values are taken. Entries without a value do not count. */
      select: components['schemas']['MetricsField']
    }
    /** @description One group for each value of a field. */
    GroupByValue: {
      /** @description Field whose values make the groups. */
      by: components['schemas']['MetricsField']
    }
    /** @description Buckets of equal width. A value equal to the lower end of a bucket belongs to it, one equal to the upper end to the next. */
    MetricsRange: {
      /** @description Field with numbers, in its own unit. */
      select: components['schemas']['MetricsField']
      /** @description Lower end of the first bucket. */
      start: number
      /** @description Upper end of the last bucket. */
      stop: number
      /** @description Width of each bucket. */
      width: number
    }
    /** @description One group for each bucket of a field with numbers; empty buckets are groups as well. */
    GroupByRange: {
      range: components['schemas']['MetricsRange']
    }
    /** @description Spans of time of equal length. */
    MetricsDatetime: {
      /** @description Field with points in time. */
      select: components['schemas']['MetricsField']
      /** @description Length of each span, an ISO 8601 duration. */
      interval: string
    }
    /** @description One group for each span of time of a field with points in time. */
    GroupByDatetime: {
      datetime: components['schemas']['MetricsDatetime']
    }
    /** @description How entries are divided into groups. */
    MetricsGroupBy:
      | components['schemas']['GroupByValue']
      | components['schemas']['GroupByRange']
      | components['schemas']['GroupByDatetime']
    /** @description A field and a text to compare it with. */
    FilterText: {
      select: components['schemas']['MetricsField']
      /** @description Text to compare with. Numbers are written as text. */
      value: string
    }
    /** @description A field and a number to compare it with. */
    FilterNumber: {
      /** @description Field with numbers, in its own unit. */
      select: components['schemas']['MetricsField']
      /** @description Number to compare with. */
      value: number
    }
    /** @description Chooses entries that every one of several filters chooses. */
    FilterAnd: {
      /** @description The filters, one or more. */
      and: components['schemas']['MetricsFilter'][]
    }
    /** @description Chooses entries that at least one of several filters chooses. */
    FilterOr: {
      /** @description The filters, one or more. */
      or: components['schemas']['MetricsFilter'][]
    }
    /** @description Chooses entries whose field equals a text. */
    FilterEqual: {
      equal: components['schemas']['FilterText']
    }
    /** @description Chooses entries whose field is less than a number. */
    FilterLessThan: {
      lessThan: components['schemas']['FilterNumber']
    }
    /** @description Chooses entries whose field is greater than a number. */
    FilterGreaterThan: {
      greaterThan: components['schemas']['FilterNumber']
    }
    /** @description Chooses entries whose field is a number or less. */
    FilterLessThanEqual: {
      lessThanEqual: components['schemas']['FilterNumber']
    }
    /** @description Chooses entries whose field is a number or more. */
    FilterGreaterThanEqual: {
      greaterThanEqual: components['schemas']['FilterNumber']
    }
    /** @description Which entries to choose. Filters nest. */
    MetricsFilter:
      | components['schemas']['FilterAnd']
      | components['schemas']['FilterOr']
      | components['schemas']['FilterEqual']
      | components['schemas']['FilterLessThan']
      | components['schemas']['FilterGreaterThan']
      | components['schemas']['FilterLessThanEqual']
      | components['schemas']['FilterGreaterThanEqual']
    /** @description What to compute, and over which entries. */
    MetricsQuery: {
      index: components['schemas']['MetricsIndex']
      /** @description The numbers to compute, one or more. */
      compute: components['schemas']['MetricsCompute'][]
      /** @description How to divide the entries, two ways at most; left out for one group of all. */
      groupBy?: components['schemas']['MetricsGroupBy'][]
      /** @description Which entries to choose; left out for all. */
      filter?: components['schemas']['MetricsFilter']
      /** @description Chooses only cases of this job report. */
      jobReportId?: components['schemas']['Id']
      /** @description Chooses only cases of this suite report. */
      suiteReportId?: components['schemas']['Id']
      /** @description Chooses only cases of this spec report. */
      specReportId?: components['schemas']['Id']
      /** @description Chooses only this case report. */
      caseReportId?: components['schemas']['Id']
      /** @description True computes the numbers again instead of answering with stored ones. The platform uses false when it is left out. */
      clearCache?: boolean
    }
    /** @description Numbers of one group. */
    MetricsRow: {
      /** @description Name of the group: the value, the ends of the bucket with a hyphen between them, or the start of the span. Empty without a grouping. */
      name: string
      /** @description A number for each label, in the order of the labels; 0 where a group is empty. */
      data: number[]
    }
    /** @description A table of computed numbers. */
    MetricsSeries: {
      /** @description Names of the columns: the groups of the second grouping, or the fields of `compute` in their order. */
      labels: string[]
      /** @description The rows, one for each group of the first grouping, in the order of its values. */
      row: components['schemas']['MetricsRow'][]
    }
    /** @description The computed numbers. */
    MetricsAnswer: {
      series: components['schemas']['MetricsSeries']
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
export type MetricsField = components['schemas']['MetricsField']
export type MetricsIndex = components['schemas']['MetricsIndex']
export type MetricsAggregation = components['schemas']['MetricsAggregation']
export type MetricsCompute = components['schemas']['MetricsCompute']
export type GroupByValue = components['schemas']['GroupByValue']
export type MetricsRange = components['schemas']['MetricsRange']
export type GroupByRange = components['schemas']['GroupByRange']
export type MetricsDatetime = components['schemas']['MetricsDatetime']
export type GroupByDatetime = components['schemas']['GroupByDatetime']
export type MetricsGroupBy = components['schemas']['MetricsGroupBy']
export type FilterText = components['schemas']['FilterText']
export type FilterNumber = components['schemas']['FilterNumber']
export type FilterAnd = components['schemas']['FilterAnd']
export type FilterOr = components['schemas']['FilterOr']
export type FilterEqual = components['schemas']['FilterEqual']
export type FilterLessThan = components['schemas']['FilterLessThan']
export type FilterGreaterThan = components['schemas']['FilterGreaterThan']
export type FilterLessThanEqual = components['schemas']['FilterLessThanEqual']
export type FilterGreaterThanEqual = components['schemas']['FilterGreaterThanEqual']
export type MetricsFilter = components['schemas']['MetricsFilter']
export type MetricsQuery = components['schemas']['MetricsQuery']
export type MetricsRow = components['schemas']['MetricsRow']
export type MetricsSeries = components['schemas']['MetricsSeries']
export type MetricsAnswer = components['schemas']['MetricsAnswer']
export type Id = components['schemas']['Id']
export type ErrorByCode = components['schemas']['ErrorByCode']
export type ErrorByName = components['schemas']['ErrorByName']
export type ErrorBody = components['schemas']['ErrorBody']
export type ResponseError = components['responses']['Error']
export type ParameterProjectId = components['parameters']['ProjectId']
export type $defs = Record<string, never>
export interface operations {
  queryMetrics: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    /** @description What to compute, and over which entries. */
    requestBody: {
      content: {
        'application/json': components['schemas']['MetricsQuery']
      }
    }
    responses: {
      /** @description The computed numbers. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MetricsAnswer']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
}
