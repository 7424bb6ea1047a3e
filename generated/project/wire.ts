// Generated from openapi/ by `npm run codegen`. Do not edit.

/**
 * Id of a thing; a UUID or another token of letters, digits, `_`, `-`, `:` and `.`. It stands in addresses, where `.` and `..` would lead elsewhere.
 * @minLength 1
 * @pattern ^(?!\.{1,2}$)[A-Za-z0-9_:.-]+$
 */
export type Id = string

/**
 * A project. Everything else on the platform belongs to one.
 */
export interface Project {
  /** Id of the project. */
  id: Id
  /** Name shown to people. */
  display_name: string
}

/**
 * Opaque token of the next page. Absent or empty on the last page; a token that repeats ends the list as well.
 */
export type NextToken = string

/**
 * One page of projects.
 */
export interface ProjectPage {
  /** The projects of this page. */
  projects: Project[]
  next_token?: NextToken
}

/**
 * Subject id of a user. The project service resolves it to a name.
 * @minLength 1
 */
export type UserId = string

/**
 * A person who belongs to a project.
 */
export interface Member {
  /** Subject id of the person. */
  subject_id: UserId
  /** Name shown to people. */
  name: string
}

/**
 * Which members to get.
 */
export interface BatchGetMembersRequest {
  /**
   * Subject ids of the members, 100 at most.
   * @maxItems 100
   */
  member_subject_ids: UserId[]
}

/**
 * The members that were found.
 */
export interface BatchGetMembersAnswer {
  /** Members in no particular order. */
  members: Member[]
}

/**
 * Error form with a code. The console shows the message.
 */
export interface ErrorByCode {
  /** Short name of what went wrong. */
  code?: string
  /** Id of this failure, for support. */
  id?: string
  /** What went wrong, in words. */
  message: string
}

/**
 * Error form with an error name. The console shows the description followed by the name in parentheses.
 */
export interface ErrorByName {
  /** Name of the error. */
  error: string
  /** What went wrong, in words. */
  error_description?: string
  /** Number of the error, often the HTTP status. */
  error_code?: number
  /** Id of this failure, for support. */
  error_id?: string
}

/**
 * Body of a failed call, in one of two forms.
 */
export type ErrorBody = ErrorByCode | ErrorByName

/**
 * The call failed. The body has one of the two documented error forms. What stands in front of a service may answer 401, 403, 429 and 5XX without a body.
 */
export type ErrorResponse = ErrorBody

/**
 * Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out.
 */
export type SizeParameter = number

export type NextTokenParameter = NextToken

export type ListProjectsParams = {
  /**
   * Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out.
   * @minimum 1
   * @maximum 100
   */
  size?: SizeParameter
  /**
   * Opaque token of the next page. Absent or empty on the last page; a token that repeats ends the list as well.
   */
  next_token?: NextTokenParameter
}
