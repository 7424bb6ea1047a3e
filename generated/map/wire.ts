// Generated from openapi/ by `npm run codegen`. Do not edit.

/**
 * Number of an area map.
 * @minimum 1
 */
export type AreaMapId = number

/**
 * Point in time, ISO 8601 in UTC.
 */
export type Timestamp = string

/**
 * A map of the area in which vehicles drive.
 */
export interface AreaMap {
  area_map_id: AreaMapId
  /** Name shown to people. */
  area_map_name: string
  /** True when another project shares the map. */
  is_shared: boolean
  /** When the map was created. */
  created_at: Timestamp
  /** When the map was last changed. */
  updated_at: Timestamp
}

/**
 * Opaque token of the next page. Absent or empty on the last page; a token that repeats ends the list as well.
 */
export type NextToken = string

/**
 * One page of area maps.
 */
export interface AreaMapPage {
  /** The area maps of this page. */
  area_maps: AreaMap[]
  next_token?: NextToken
}

/**
 * Id of a thing; a UUID or another token of letters, digits, `_`, `-`, `:` and `.`. It stands in addresses, where `.` and `..` would lead elsewhere.
 * @minLength 1
 * @pattern ^(?!\.{1,2}$)[A-Za-z0-9_:.-]+$
 */
export type Id = string

/**
 * One version of an area map.
 */
export interface AreaMapVersion {
  /** Id of the version. */
  version_id: Id
  /** Area map of the version. */
  area_map_id: AreaMapId
  /** What is new in the version. */
  description: string
  /** How far the version is released. The platform may use any text; the console shows it as it is. */
  release_status: string
  /** When the version was created. */
  created_at: Timestamp
}

/**
 * One page of versions of an area map.
 */
export interface AreaMapVersionPage {
  /** The versions of this page, the newest first. */
  versions: AreaMapVersion[]
  next_token?: NextToken
}

/**
 * Asks for temporary links.
 */
export interface AreaMapDownloadRequest {
  /**
   * Seconds for which the links are good. The console always asks for 3600.
   * @minimum 1
   * @maximum 3600
   */
  expiration_time: number
}

/**
 * Temporary links to the files of a map version; absent where there is no file.
 */
export interface AreaMapDownloadLinks {
  /** Link to the point cloud, a zip file. */
  pcd_map_url?: string
  /** Link to the vector map (Lanelet2), a zip file. */
  vector_map_url?: string
  /** Link to the metadata of the point cloud, a YAML file. */
  pcd_map_metadata_url?: string
  /** Link to the map projection, a YAML file. */
  map_projector_info_url?: string
  /** Link to the map configuration, a YAML file. The console does not offer it. */
  map_config_url?: string
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

export type ListAreaMapsParams = {
  /**
   * With shared maps.
   */
  include_shared_area_maps?: boolean
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

export type ListAreaMapVersionsParams = {
  /**
   * Deleted or not.
   */
  deleted?: boolean
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
