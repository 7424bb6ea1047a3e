// Generated from openapi/ by `npm run codegen`. Do not edit.

export interface paths {
  '/projects/{projectId}/scenarios': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    /**
     * List scenarios
     * @description Lists the scenarios of a project, each in its newest version, scenarios shared from other projects included. Deleted scenarios may be among them, marked `deprecated`.
     */
    get: operations['listScenarios']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/scenarios/batch': {
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
     * Get several scenarios
     * @description Looks up scenarios in one call. An item without a version means the newest one. What does not exist is left out of the answer.
     */
    post: operations['batchGetScenarios']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/scenarios/versions/batch': {
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
     * Get several scenario versions
     * @description Looks up versions of scenarios in one call: the versions a suite holds, with their review and their parameters. What does not exist is left out of the answer.
     */
    post: operations['batchGetScenarioVersions']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/scenarios/{scenarioId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the scenario. */
        scenarioId: components['schemas']['Id']
      }
      cookie?: never
    }
    /**
     * Get a scenario
     * @description Gets the newest version of a scenario, deleted scenarios included.
     */
    get: operations['getScenario']
    put?: never
    /**
     * Save a scenario version
     * @description Saves a new version of a scenario. The body is complete; what it leaves out is gone. It is refused when `current_version_id` is no longer the newest version. The new version is not approved. The console saves versions this way when it moves scenarios to another area map.
     */
    post: operations['createScenarioVersion']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/scenarios/{scenarioId}/versions': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the scenario. */
        scenarioId: components['schemas']['Id']
      }
      cookie?: never
    }
    /**
     * List versions of a scenario
     * @description Lists the versions of a scenario, the highest number first. For a scenario shared from another project only approved versions are there.
     */
    get: operations['listScenarioVersions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/scenarios/{scenarioId}/versions/{versionId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the scenario. */
        scenarioId: components['schemas']['Id']
        /** @description Version of the scenario. */
        versionId: components['schemas']['ScenarioVersionId']
      }
      cookie?: never
    }
    /**
     * Get a scenario version
     * @description Gets one version of a scenario.
     */
    get: operations['getScenarioVersion']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/scenarios/{scenarioId}/versions/{versionId}/copy': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the scenario. */
        scenarioId: components['schemas']['Id']
        /** @description Version of the scenario. */
        versionId: components['schemas']['ScenarioVersionId']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Copy a scenario
     * @description Makes a new scenario of the same project from one version of a scenario, under a new name.
     */
    post: operations['copyScenario']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/scenarios/{scenarioId}/deprecate': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the scenario. */
        scenarioId: components['schemas']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Delete a scenario
     * @description Deletes a scenario for good. For a scenario shared from another project it stops the sharing; that project can share it again.
     */
    post: operations['deprecateScenario']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/scenarios/format/batch_get': {
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
     * Get the content of several scenarios
     * @description Reads the content (`scenario_format`) of versions of scenarios in one call. Each item either succeeds or fails with a reason; a failed item does not fail the call.
     */
    post: operations['batchGetScenarioFormats']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/scenarios/format/batch_update': {
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
     * Save the content of several scenarios
     * @description Saves a new version of each scenario with other content (`scenario_format`); everything else stays as it is. Each item names the version it was made from, and fails with `version_not_match` when that is no longer the newest. A failed item does not fail the call. The new versions are not approved.
     */
    post: operations['batchUpdateScenarioFormats']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/scenarios/review/batch_update': {
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
     * Review several scenario versions
     * @description Sets the review status of versions of scenarios in one call. There is no comment. Deleted scenarios and scenarios shared from other projects cannot be reviewed.
     */
    post: operations['batchReviewScenarioVersions']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/scenarios/{scenarioId}/versions/{versionId}/review': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the scenario. */
        scenarioId: components['schemas']['Id']
        /** @description Version of the scenario. */
        versionId: components['schemas']['ScenarioVersionId']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Review a scenario version
     * @description Approves one version of a scenario or asks for changes. Deleted scenarios and scenarios shared from other projects cannot be reviewed.
     */
    post: operations['reviewScenarioVersion']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/scenarios/{scenarioId}/shares': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the scenario. */
        scenarioId: components['schemas']['Id']
      }
      cookie?: never
    }
    /**
     * List shares of a scenario
     * @description Lists the projects to which a scenario is or was offered, with the state of each invitation. The console asks for 30 at a time, the newest first.
     */
    get: operations['listScenarioShares']
    put?: never
    /**
     * Share scenarios
     * @description Invites another project to share scenarios. The scenario of the path is one of `scenario_ids`; each of them gets an invitation of its own. Only scenarios of type `planning_sim_v2` that belong to the project itself can be shared. A call that repeats the request token of an earlier one changes nothing.
     */
    post: operations['createScenarioShare']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/scenarios/{scenarioId}/shares/{shareId}/deprecate': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the scenario. */
        scenarioId: components['schemas']['Id']
        /** @description Id of the share. */
        shareId: components['schemas']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Stop a share of a scenario
     * @description Stops sharing with one project. The scenario there becomes deleted; it can be shared again.
     */
    post: operations['deprecateScenarioShare']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/scenarios/shares/invitations': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    /**
     * List scenario share invitations
     * @description Lists the scenarios that other projects offer to share and that nobody has accepted or rejected yet.
     */
    get: operations['listScenarioShareInvitations']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/scenarios/shares/invitations/{invitationId}/accept': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the share invitation. */
        invitationId: components['schemas']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Accept a scenario share invitation
     * @description Accepts an invitation to share a scenario. Sharing starts after several minutes. The path names the invitation and the body repeats it as a list of one; several invitations take several calls.
     */
    post: operations['acceptScenarioShareInvitation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/scenarios/shares/invitations/{invitationId}/reject': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the share invitation. */
        invitationId: components['schemas']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Reject a scenario share invitation
     * @description Rejects an invitation to share a scenario. The path names the invitation and the body repeats it as a list of one; several invitations take several calls.
     */
    post: operations['rejectScenarioShareInvitation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/assets': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    /**
     * List scenario assets
     * @description Lists the scenario assets of a project, each in its newest version. Deleted assets may be among them, marked `deprecated`.
     */
    get: operations['listScenarioAssets']
    put?: never
    /**
     * Register a scenario asset
     * @description Registers an uploaded zip file as a scenario asset.
     */
    post: operations['createScenarioAsset']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/assets/upload': {
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
     * Start the upload of a scenario asset
     * @description Opens an upload session: a place in the object store for one zip file, and temporary credentials to write there. The console uploads the file straight to the object store in parts of 50 MiB, each with a SHA-256 checksum, and then registers the asset with the `file_id` of the session.
     */
    post: operations['createScenarioAssetUpload']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/assets/{assetId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the asset. */
        assetId: components['schemas']['Id']
      }
      cookie?: never
    }
    /**
     * Get a scenario asset
     * @description Gets the newest version of a scenario asset, deleted assets included.
     */
    get: operations['getScenarioAsset']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/assets/{assetId}/versions': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the asset. */
        assetId: components['schemas']['Id']
      }
      cookie?: never
    }
    /**
     * List versions of a scenario asset
     * @description Lists the versions of a scenario asset, the highest number first.
     */
    get: operations['listScenarioAssetVersions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/scenarios/jobs/reports': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    /**
     * List scenario reports
     * @description Lists the reports of the jobs that make scenarios from recorded data, the newest first.
     */
    get: operations['listScenarioReports']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/scenarios/jobs/{jobId}/report': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the job that made the scenarios. */
        jobId: components['schemas']['Id']
      }
      cookie?: never
    }
    /**
     * Get a scenario report
     * @description Gets the report of one job that makes scenarios from recorded data.
     */
    get: operations['getScenarioReport']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/scenarios/jobs/{jobId}/reports/{reportId}/share': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the job that made the scenarios. */
        jobId: components['schemas']['Id']
        /** @description Id of one entry of the scenario report. */
        reportId: components['schemas']['Id']
      }
      cookie?: never
    }
    /**
     * Get access to the log of a scenario report entry
     * @description Hands out temporary credentials for the log of one entry. The console downloads the log, a zip file, straight from the object store. Every call makes a new grant.
     */
    get: operations['getScenarioReportLogGrant']
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
    /** @description Number of a version of a scenario, counted from 1. */
    ScenarioVersionId: number
    /**
     * @description Verdict on a version of a scenario. A new version is `non_approved` until somebody reviews it; only `approved` versions may be attached to a suite for evaluation.
     * @enum {string}
     */
    ScenarioReviewStatus: 'approved' | 'non_approved' | 'requested_changes'
    /**
     * @description Verdict a reviewer can give.
     * @enum {string}
     */
    ScenarioReviewVerdict: 'approved' | 'requested_changes'
    /**
     * @description By name, or by the time of the last change.
     * @enum {string}
     */
    ScenarioSort: 'scenario_name' | 'updated_at'
    /** @description Review of a version of a scenario. */
    ScenarioReview: {
      /** @description Verdict on the version. The platform may add verdicts; the console shows no status for one that it does not know, and says so. */
      status: components['schemas']['ScenarioReviewStatus'] | string
      /** @description Words of the reviewer; absent when there are none. */
      comment?: string
      /** @description Who reviewed; absent until somebody does. */
      reviewer?: components['schemas']['UserId']
    }
    /**
     * @description Type of a parameter. The values of a `double` are numbers written as text, those of a `string` any text; `empty` has no type.
     * @enum {string}
     */
    ParameterType: 'double' | 'string' | 'empty'
    /** @description Type of a parameter. The platform may add others; the console treats one that it does not know as `empty`. */
    AnyParameterType: components['schemas']['ParameterType'] | 'unknown'
    /** @description Parameters of a version of a scenario. A suite runs the scenario once for every entry of `values`, unless it overrides them. A scenario without parameters has empty lists. */
    ParameterSet: {
      /** @description Names of the parameters, in the order in which they are shown. */
      variables: string[]
      /** @description Type of each parameter, by its name. */
      types: {
        [key: string]: components['schemas']['AnyParameterType']
      }
      /** @description Combinations of values. */
      values: {
        [key: string]: string
      }[]
    }
    /** @description Area map on which a scenario plays. */
    ScenarioAreaMap: {
      /** @description Number of the area map. */
      id: number
      /** @description Version of the area map. */
      versionId: components['schemas']['Id']
      /** @description Name of the area map; absent when the map is not known to the project. */
      displayName?: string
    }
    /** @description Asset a scenario refers to. */
    ScenarioAssetRef: {
      /** @description Id of the asset. */
      id: components['schemas']['Id']
      /** @description Version of the asset. */
      versionId: components['schemas']['ScenarioAssetVersionId']
      /** @description Name of the asset. */
      displayName?: string
    }
    /** @description Scenario of another project of which this one is a shared copy. */
    SourceScenario: {
      /** @description Id of the scenario in its own project. */
      id: components['schemas']['Id']
      /** @description Version this one is a copy of. */
      versionId?: components['schemas']['ScenarioVersionId']
      /** @description Newest version that has been copied so far. */
      syncedVersionId?: components['schemas']['ScenarioVersionId']
    }
    /** @description Recorded data from which a scenario was made. */
    GeneratedFrom: {
      /** @description Version of the converter. */
      rosbagToScenarioVersion?: string
      /** @description Recording (rosbag). */
      rosbagId: components['schemas']['Id']
      /** @description Environment in which the recording was made. */
      environmentId?: components['schemas']['Id']
    }
    /** @description A scenario in one of its versions. */
    Scenario: {
      /** @description Id of the scenario. */
      id: components['schemas']['Id']
      /** @description Project of the scenario. */
      projectId: components['schemas']['Id']
      versionId: components['schemas']['ScenarioVersionId']
      /** @description Name shown to people. */
      displayName: string
      /** @description What happens in the scenario; may be empty. */
      description: string
      type: components['schemas']['AnyScenarioType']
      /** @description When the scenario was created. */
      createdAt: components['schemas']['Timestamp']
      /** @description When the scenario was last changed. */
      updatedAt: components['schemas']['Timestamp']
      /** @description True once the scenario is deleted, or its sharing stopped. */
      deprecated: boolean
      /** @description When the scenario was deleted; absent while it is active. */
      deprecatedAt?: components['schemas']['Timestamp']
      /** @description Project that shares the scenario; absent for scenarios of the project itself. */
      sharedFrom?: components['schemas']['Id']
      /** @description What changed in this version, in the words of its author. */
      changeMessage: string
      /** @description Who made this version. */
      author: components['schemas']['UserId']
      /** @description Content of the scenario, as JSON text; absent when there is none. Text is neither renamed nor checked. */
      scenarioFormat?: string
      /** @description Recording (bag) behind the scenario. */
      bagId?: components['schemas']['Id']
      /** @description Datasets in T4 format behind the scenario. */
      t4DatasetIds?: components['schemas']['Id'][]
      /** @description Words by which people find the scenario; may be empty. */
      tags: string[]
      /** @description Area map on which the scenario plays; absent when it has none. */
      areaMap?: components['schemas']['ScenarioAreaMap']
      /** @description Asset the scenario refers to; absent when it has none. */
      asset?: components['schemas']['ScenarioAssetRef']
      review: components['schemas']['ScenarioReview']
      /** @description Where a shared scenario comes from; absent for scenarios of the project itself. */
      sourceScenario?: components['schemas']['SourceScenario']
      /** @description Recorded data from which the scenario was made; absent when it was written by hand. */
      generatedFrom?: components['schemas']['GeneratedFrom']
      parameterSet: components['schemas']['ParameterSet']
    }
    /** @description One page of scenarios. */
    ScenarioPage: {
      /** @description The scenarios of this page. */
      scenarios: components['schemas']['Scenario'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description One page of versions of a scenario. */
    ScenarioVersionPage: {
      /** @description The versions of this page, the highest number first. */
      versions: components['schemas']['Scenario'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description Names one version of a scenario. */
    ScenarioVersionRef: {
      /** @description Id of the scenario. */
      id: components['schemas']['Id']
      versionId: components['schemas']['ScenarioVersionId']
    }
    /** @description New version of a scenario. */
    CreateScenarioVersionRequest: {
      /** @description Version on which the new one is based, the newest so far. */
      currentVersionId: components['schemas']['ScenarioVersionId']
      /** @description Name shown to people. */
      displayName: string
      /** @description What happens in the scenario; may be empty. */
      description: string
      /** @description What changed in this version. */
      changeMessage?: string
      /** @description Area map on which the scenario plays; left out when it has none. */
      areaMap?: components['schemas']['ScenarioAreaMapChoice']
      /** @description Recording (bag) behind the scenario. */
      bagId?: components['schemas']['Id']
      /** @description Content of the scenario, as JSON text. */
      scenarioFormat?: string
      /** @description Datasets in T4 format behind the scenario. */
      t4DatasetIds?: components['schemas']['Id'][]
      /** @description Words by which people find the scenario; may be empty. */
      tags: string[]
    }
    /** @description Version of an area map. */
    ScenarioAreaMapChoice: {
      /** @description Number of the area map. */
      id: number
      /** @description Version of the area map. */
      versionId: components['schemas']['Id']
    }
    /** @description Name of a copy. */
    CopyScenarioRequest: {
      /** @description Name of the copy, without spaces around it. */
      displayName: string
    }
    /** @description One scenario to look up. */
    ScenarioLookup: {
      /** @description Id of the scenario. */
      scenarioId: components['schemas']['Id']
      /** @description Version to look up; left out for the newest. */
      scenarioVersionId?: components['schemas']['ScenarioVersionId']
    }
    /** @description Which scenarios to look up. */
    BatchGetScenariosRequest: {
      /** @description The scenarios, 100 at most. The console asks for 50 at a time. */
      items: components['schemas']['ScenarioLookup'][]
    }
    /** @description What a look-up tells about a version of a scenario. */
    FoundScenario: {
      /** @description Id of the scenario. */
      id: components['schemas']['Id']
      versionId: components['schemas']['ScenarioVersionId']
      /** @description Name shown to people. */
      displayName?: string
      type?: components['schemas']['AnyScenarioType']
      /** @description True once the scenario is deleted, or its sharing stopped. */
      deprecated: boolean
      /** @description Project that shares the scenario; absent for scenarios of the project itself. */
      sharedFrom?: components['schemas']['Id']
      review: components['schemas']['ScenarioReview']
      parameterSet: components['schemas']['ParameterSet']
    }
    /** @description The scenarios that were found. */
    BatchGetScenariosAnswer: {
      /** @description The found versions in no particular order. */
      found: components['schemas']['FoundScenario'][]
    }
    /** @description Whose content to read. */
    BatchGetScenarioFormatsRequest: {
      /** @description The versions, 100 at most. */
      items: components['schemas']['ScenarioVersionRef'][]
    }
    /** @description New content of one scenario. */
    ScenarioFormatUpdate: {
      /** @description Id of the scenario. */
      id: components['schemas']['Id']
      /** @description Version from which the content was made, the newest so far. */
      versionId: components['schemas']['ScenarioVersionId']
      /** @description Content of the scenario, as JSON text. */
      scenarioFormat: string
    }
    /** @description New content of several scenarios. */
    BatchUpdateScenarioFormatsRequest: {
      /** @description The scenarios, 100 at most. */
      items: components['schemas']['ScenarioFormatUpdate'][]
    }
    /** @description Content of one version of a scenario. */
    ScenarioFormatResult: {
      /** @description Id of the scenario. */
      id: components['schemas']['Id']
      /** @description The version that was read, or the new one that was saved. */
      versionId: components['schemas']['ScenarioVersionId']
      /** @description Content of the scenario, as JSON text; absent when there is none. */
      scenarioFormat?: string
    }
    /**
     * @description Why an item failed: the request is wrong, the scenario does not exist, a newer version was saved meanwhile, or something else.
     * @enum {string}
     */
    ScenarioFormatFailureReason: 'invalid_input' | 'not_found' | 'version_not_match' | 'unknown'
    /** @description One scenario whose content was not read or saved. */
    ScenarioFormatFailure: {
      /** @description Id of the scenario. */
      scenarioId: components['schemas']['Id']
      /** @description Why the item failed. The platform may add reasons; the console shows one that it does not know as `Unknown`. */
      reason?: components['schemas']['ScenarioFormatFailureReason'] | string
    }
    /** @description What became of each item. */
    BatchScenarioFormatsAnswer: {
      /** @description Scenarios whose content was read or saved. */
      succeeded: components['schemas']['ScenarioFormatResult'][]
      /** @description The other scenarios, with reasons. */
      failed: components['schemas']['ScenarioFormatFailure'][]
    }
    /** @description One verdict for several versions of scenarios. */
    BatchReviewScenarioVersionsRequest: {
      reviewStatus: components['schemas']['ScenarioReviewVerdict']
      /** @description The versions, 100 at most. */
      items: components['schemas']['ScenarioVersionRef'][]
    }
    /** @description Verdict on one version of a scenario. */
    ReviewScenarioVersionRequest: {
      status: components['schemas']['ScenarioReviewVerdict']
      /** @description Words of the reviewer. */
      comment?: string
    }
    /** @description Offer of a scenario to another project. */
    ScenarioShare: {
      /** @description Id of the share. */
      id: components['schemas']['Id']
      /** @description Project to which the scenario is offered. */
      destination: components['schemas']['Id']
      invitationStatus: components['schemas']['AnyInvitationStatus']
      /** @description When the invitation was sent. */
      createdAt: components['schemas']['Timestamp']
    }
    /** @description One page of shares. */
    ScenarioSharePage: {
      /** @description The shares of this page. */
      shares: components['schemas']['ScenarioShare'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description What to share and with whom. */
    CreateScenarioShareRequest: {
      /** @description Project that is invited, another one than that of the scenarios. */
      destination: components['schemas']['Id']
      /** @description Scenarios to share, one or more. */
      scenarioIds: components['schemas']['Id'][]
      /** @description New for every intended share, the same when a call is repeated. */
      requestToken: components['schemas']['Uuid']
    }
    /** @description Offer of another project to share a scenario. */
    ScenarioShareInvitation: {
      /** @description Id of the invitation. */
      id: components['schemas']['Id']
      /** @description The scenario on offer; its project is the one that offers. */
      sharedScenario: components['schemas']['Scenario']
    }
    /** @description One page of invitations. */
    ScenarioShareInvitationPage: {
      /** @description The invitations of this page. */
      scenarioShareInvitations: components['schemas']['ScenarioShareInvitation'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description Names one invitation. */
    ScenarioShareInvitationRef: {
      /** @description Id of the scenario on offer. */
      scenarioId: components['schemas']['Id']
      /** @description Id of the invitation. */
      scenarioShareInvitationId: components['schemas']['Id']
    }
    /** @description Which invitations to accept or reject. */
    ScenarioShareInvitationChoice: {
      /** @description The invitation of the path, and no other. */
      invitations: components['schemas']['ScenarioShareInvitationRef'][]
    }
    /** @description Number of a version of an asset, counted from 1. */
    ScenarioAssetVersionId: number
    /** @description A zip file that scenarios refer to, in one of its versions. */
    ScenarioAsset: {
      /** @description Id of the asset. */
      id: components['schemas']['Id']
      /** @description Project of the asset. */
      projectId: components['schemas']['Id']
      versionId: components['schemas']['ScenarioAssetVersionId']
      /** @description Name shown to people. */
      displayName: string
      /** @description What the asset is for. */
      description?: string
      /** @description Size of the zip file in bytes. */
      size: number
      /** @description When the asset was registered. */
      createdAt: components['schemas']['Timestamp']
      /** @description When this version was registered. */
      updatedAt: components['schemas']['Timestamp']
      /** @description True once the asset is deleted. */
      deprecated: boolean
    }
    /** @description One page of assets. */
    ScenarioAssetPage: {
      /** @description The assets of this page. */
      assets: components['schemas']['ScenarioAsset'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description One page of versions of an asset. */
    ScenarioAssetVersionPage: {
      /** @description The versions of this page, the highest number first. */
      versions: components['schemas']['ScenarioAsset'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description A place in the object store for one zip file, and the right to write there. */
    ScenarioAssetUpload: {
      /** @description Credentials for the upload. */
      awsStsCredentials: components['schemas']['StsCredentials']
      /** @description Bucket of the object store. */
      bucket: string
      /** @description Key of the object in the bucket. */
      key: string
      /** @description Id under which the file is registered once it is uploaded. */
      fileId: components['schemas']['Id']
    }
    /** @description An asset and its uploaded file. */
    CreateScenarioAssetRequest: {
      /** @description Name shown to people. */
      displayName: string
      /** @description What the asset is for. */
      description?: string
      /** @description Uploaded file, a zip file of 10 GiB at most. */
      fileId: components['schemas']['Id']
    }
    /** @description The registered asset. */
    CreateScenarioAssetAnswer: {
      /** @description Id of the asset. */
      id: components['schemas']['Id']
    }
    /**
     * @description State of a scenario report or of one of its entries. Succeeded and failed are final.
     * @enum {string}
     */
    ScenarioReportStatus: 'scheduled' | 'started' | 'succeeded' | 'failed'
    /** @description State of a scenario report or of one of its entries. The platform may add others; the console shows one that it does not know as Unknown, and offers no log of it. */
    AnyScenarioReportStatus: components['schemas']['ScenarioReportStatus'] | 'unknown'
    /** @description Recording from which a scenario is made. */
    ScenarioReportRosbag: {
      /** @description Id of the recording (rosbag). */
      id: components['schemas']['Id']
      /** @description Environment in which the recording was made. */
      environmentId: components['schemas']['Id']
      /** @description Area map on which the scenario is to play. */
      areaMap: components['schemas']['ScenarioAreaMapChoice']
    }
    /** @description One recording of a job, and what became of it. */
    ScenarioReportEntry: {
      /** @description Id of the entry. */
      id: components['schemas']['Id']
      status: components['schemas']['AnyScenarioReportStatus']
      /** @description The scenario that was made; absent until there is one. */
      scenarioId?: components['schemas']['Id']
      /** @description When the entry last changed. */
      updatedAt: components['schemas']['Timestamp']
      rosbag: components['schemas']['ScenarioReportRosbag']
    }
    /** @description Report of a job that makes scenarios from recorded data. */
    ScenarioReport: {
      /** @description Id of the job. */
      id: components['schemas']['Id']
      /** @description What the job is for; may be empty. */
      description: string
      status: components['schemas']['AnyScenarioReportStatus']
      /** @description Who started the job. */
      createdBy: components['schemas']['UserId']
      /** @description When the job was started. */
      createdAt: components['schemas']['Timestamp']
      /** @description When the report last changed. */
      updatedAt: components['schemas']['Timestamp']
      /** @description One entry for each recording. */
      reports: components['schemas']['ScenarioReportEntry'][]
    }
    /** @description One page of scenario reports. */
    ScenarioReportPage: {
      /** @description The scenario reports of this page. */
      reports: components['schemas']['ScenarioReport'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description The right to read one log from the object store for a short time. */
    ScenarioReportLogGrant: {
      /** @description Credentials for the download. */
      awsStsCredentials: components['schemas']['StsCredentials']
      /** @description Bucket of the object store. */
      bucket: string
      /** @description Key of the log in the bucket. */
      key: string
      /** @description When the grant ends; the console does not start a download after that. */
      expiresAt: components['schemas']['Timestamp']
    }
    /** @description Id of a thing; a UUID or another token of letters, digits, `_`, `-`, `:` and `.`. It stands in addresses, where `.` and `..` would lead elsewhere. */
    Id: string
    /**
     * @description Type of a scenario, and of the suites that can hold it. `scenario_based_awsim` is for internal staff.
     * @enum {string}
     */
    ScenarioType:
      | 'planning_sim'
      | 'planning_sim_v2'
      | 'log_sim'
      | 'log_sim_v2'
      | 'localization'
      | 'ndt_convergence'
      | 'obstacle_detection'
      | 'perception'
      | 'performance_diag'
      | 'obstacle_segmentation'
      | 'yabloc'
      | 'eagleye'
      | 'traffic_light'
      | 'annotationless_perception'
      | 'perception_2d'
      | 'ar_tag_based_localizer'
      | 'planning_control'
      | 'scenario_based_awsim'
      | 'ground_segmentation'
      | 'diagnostics'
      | 'all_components'
    /** @description Type of a scenario, a suite or the simulator of a suite. The platform may add types; the console shows one that it does not know as it is. */
    AnyScenarioType: components['schemas']['ScenarioType'] | string
    /**
     * @description Ascending or descending.
     * @enum {string}
     */
    SortOrder: 'asc' | 'desc'
    /** @description Opaque token of the next page. Absent or empty on the last page; a token that repeats ends the list as well. */
    NextToken: string
    /**
     * Format: date-time
     * @description Point in time, ISO 8601 in UTC.
     */
    Timestamp: string
    /** @description Subject id of a user. The project service resolves it to a name. */
    UserId: string
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
    /**
     * @description State of a share invitation. An accepted invitation takes effect after several minutes.
     * @enum {string}
     */
    InvitationStatus: 'pending' | 'accepted' | 'rejected' | 'canceled'
    /** @description State of a share invitation. The platform may add others; the console shows one that it does not know as Unknown, and takes it for one that stands. */
    AnyInvitationStatus: components['schemas']['InvitationStatus'] | 'unknown'
    /**
     * Format: uuid
     * @description Id that is always a UUID.
     */
    Uuid: string
    /** @description Temporary credentials for the object store. They are good for one object and a short time. */
    StsCredentials: {
      /** @description Public part of the key. */
      accessKeyId: string
      /** @description Secret part of the key, with which requests are signed. */
      secretAccessKey: string
      /** @description Token that goes along with every signed request. */
      sessionToken: string
      /** @description When the credentials expire. */
      expiration?: components['schemas']['Timestamp']
    }
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
    /** @description Direction of the sort. */
    Order: components['schemas']['SortOrder']
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
export type ScenarioVersionId = components['schemas']['ScenarioVersionId']
export type ScenarioReviewStatus = components['schemas']['ScenarioReviewStatus']
export type ScenarioReviewVerdict = components['schemas']['ScenarioReviewVerdict']
export type ScenarioSort = components['schemas']['ScenarioSort']
export type ScenarioReview = components['schemas']['ScenarioReview']
export type ParameterType = components['schemas']['ParameterType']
export type AnyParameterType = components['schemas']['AnyParameterType']
export type ParameterSet = components['schemas']['ParameterSet']
export type ScenarioAreaMap = components['schemas']['ScenarioAreaMap']
export type ScenarioAssetRef = components['schemas']['ScenarioAssetRef']
export type SourceScenario = components['schemas']['SourceScenario']
export type GeneratedFrom = components['schemas']['GeneratedFrom']
export type Scenario = components['schemas']['Scenario']
export type ScenarioPage = components['schemas']['ScenarioPage']
export type ScenarioVersionPage = components['schemas']['ScenarioVersionPage']
export type ScenarioVersionRef = components['schemas']['ScenarioVersionRef']
export type CreateScenarioVersionRequest = components['schemas']['CreateScenarioVersionRequest']
export type ScenarioAreaMapChoice = components['schemas']['ScenarioAreaMapChoice']
export type CopyScenarioRequest = components['schemas']['CopyScenarioRequest']
export type ScenarioLookup = components['schemas']['ScenarioLookup']
export type BatchGetScenariosRequest = components['schemas']['BatchGetScenariosRequest']
export type FoundScenario = components['schemas']['FoundScenario']
export type BatchGetScenariosAnswer = components['schemas']['BatchGetScenariosAnswer']
export type BatchGetScenarioFormatsRequest = components['schemas']['BatchGetScenarioFormatsRequest']
export type ScenarioFormatUpdate = components['schemas']['ScenarioFormatUpdate']
export type BatchUpdateScenarioFormatsRequest =
  components['schemas']['BatchUpdateScenarioFormatsRequest']
export type ScenarioFormatResult = components['schemas']['ScenarioFormatResult']
export type ScenarioFormatFailureReason = components['schemas']['ScenarioFormatFailureReason']
export type ScenarioFormatFailure = components['schemas']['ScenarioFormatFailure']
export type BatchScenarioFormatsAnswer = components['schemas']['BatchScenarioFormatsAnswer']
export type BatchReviewScenarioVersionsRequest =
  components['schemas']['BatchReviewScenarioVersionsRequest']
export type ReviewScenarioVersionRequest = components['schemas']['ReviewScenarioVersionRequest']
export type ScenarioShare = components['schemas']['ScenarioShare']
export type ScenarioSharePage = components['schemas']['ScenarioSharePage']
export type CreateScenarioShareRequest = components['schemas']['CreateScenarioShareRequest']
export type ScenarioShareInvitation = components['schemas']['ScenarioShareInvitation']
export type ScenarioShareInvitationPage = components['schemas']['ScenarioShareInvitationPage']
export type ScenarioShareInvitationRef = components['schemas']['ScenarioShareInvitationRef']
export type ScenarioShareInvitationChoice = components['schemas']['ScenarioShareInvitationChoice']
export type ScenarioAssetVersionId = components['schemas']['ScenarioAssetVersionId']
export type ScenarioAsset = components['schemas']['ScenarioAsset']
export type ScenarioAssetPage = components['schemas']['ScenarioAssetPage']
export type ScenarioAssetVersionPage = components['schemas']['ScenarioAssetVersionPage']
export type ScenarioAssetUpload = components['schemas']['ScenarioAssetUpload']
export type CreateScenarioAssetRequest = components['schemas']['CreateScenarioAssetRequest']
export type CreateScenarioAssetAnswer = components['schemas']['CreateScenarioAssetAnswer']
export type ScenarioReportStatus = components['schemas']['ScenarioReportStatus']
export type AnyScenarioReportStatus = components['schemas']['AnyScenarioReportStatus']
export type ScenarioReportRosbag = components['schemas']['ScenarioReportRosbag']
export type ScenarioReportEntry = components['schemas']['ScenarioReportEntry']
export type ScenarioReport = components['schemas']['ScenarioReport']
export type ScenarioReportPage = components['schemas']['ScenarioReportPage']
export type ScenarioReportLogGrant = components['schemas']['ScenarioReportLogGrant']
export type Id = components['schemas']['Id']
export type ScenarioType = components['schemas']['ScenarioType']
export type AnyScenarioType = components['schemas']['AnyScenarioType']
export type SortOrder = components['schemas']['SortOrder']
export type NextToken = components['schemas']['NextToken']
export type Timestamp = components['schemas']['Timestamp']
export type UserId = components['schemas']['UserId']
export type ErrorByCode = components['schemas']['ErrorByCode']
export type ErrorByName = components['schemas']['ErrorByName']
export type ErrorBody = components['schemas']['ErrorBody']
export type InvitationStatus = components['schemas']['InvitationStatus']
export type AnyInvitationStatus = components['schemas']['AnyInvitationStatus']
export type Uuid = components['schemas']['Uuid']
export type StsCredentials = components['schemas']['StsCredentials']
export type ResponseError = components['responses']['Error']
export type ResponseEmpty = components['responses']['Empty']
export type ParameterProjectId = components['parameters']['ProjectId']
export type ParameterOrder = components['parameters']['Order']
export type ParameterSize = components['parameters']['Size']
export type ParameterNextToken = components['parameters']['NextToken']
export type HeaderEntityTag = components['headers']['EntityTag']
export type $defs = Record<string, never>
export interface operations {
  listScenarios: {
    parameters: {
      query?: {
        /** @description Lists only scenarios of this type. */
        suiteType?: components['schemas']['AnyScenarioType']
        /** @description Lists only scenarios whose newest version has this review status. */
        reviewStatus?: components['schemas']['ScenarioReviewStatus']
        /** @description Lists only scenarios whose name contains this text. Case does not matter. */
        displayName?: string
        /** @description What the list is sorted by. The platform sorts by name when it is left out. */
        sort?: components['schemas']['ScenarioSort']
        /** @description Direction of the sort. */
        order?: components['parameters']['Order']
        /** @description Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out. */
        size?: components['parameters']['Size']
        /** @description Token from the previous answer; left out for the first page. */
        nextToken?: components['parameters']['NextToken']
      }
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of scenarios. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ScenarioPage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  batchGetScenarios: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    /** @description The scenarios to look up. */
    requestBody: {
      content: {
        'application/json': components['schemas']['BatchGetScenariosRequest']
      }
    }
    responses: {
      /** @description The scenarios that were found. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BatchGetScenariosAnswer']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  batchGetScenarioVersions: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    /** @description The versions to look up. */
    requestBody: {
      content: {
        'application/json': components['schemas']['BatchGetScenariosRequest']
      }
    }
    responses: {
      /** @description The versions that were found. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BatchGetScenariosAnswer']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  getScenario: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the scenario. */
        scenarioId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The scenario. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Scenario']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  createScenarioVersion: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the scenario. */
        scenarioId: components['schemas']['Id']
      }
      cookie?: never
    }
    /** @description The scenario as it is from now on. */
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateScenarioVersionRequest']
      }
    }
    responses: {
      /** @description The new version was saved. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ScenarioVersionRef']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  listScenarioVersions: {
    parameters: {
      query?: {
        /** @description Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out. */
        size?: components['parameters']['Size']
        /** @description Token from the previous answer; left out for the first page. */
        nextToken?: components['parameters']['NextToken']
      }
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the scenario. */
        scenarioId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of versions. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ScenarioVersionPage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  getScenarioVersion: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the scenario. */
        scenarioId: components['schemas']['Id']
        /** @description Version of the scenario. */
        versionId: components['schemas']['ScenarioVersionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The version. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Scenario']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  copyScenario: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the scenario. */
        scenarioId: components['schemas']['Id']
        /** @description Version of the scenario. */
        versionId: components['schemas']['ScenarioVersionId']
      }
      cookie?: never
    }
    /** @description Name of the copy. */
    requestBody: {
      content: {
        'application/json': components['schemas']['CopyScenarioRequest']
      }
    }
    responses: {
      /** @description The copy was made. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ScenarioVersionRef']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  deprecateScenario: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the scenario. */
        scenarioId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      204: components['responses']['Empty']
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  batchGetScenarioFormats: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    /** @description The versions to read. */
    requestBody: {
      content: {
        'application/json': components['schemas']['BatchGetScenarioFormatsRequest']
      }
    }
    responses: {
      /** @description What was read and what was not. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BatchScenarioFormatsAnswer']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  batchUpdateScenarioFormats: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    /** @description The new content. */
    requestBody: {
      content: {
        'application/json': components['schemas']['BatchUpdateScenarioFormatsRequest']
      }
    }
    responses: {
      /** @description What was saved and what was not. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BatchScenarioFormatsAnswer']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  batchReviewScenarioVersions: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    /** @description The status and the versions that get it. */
    requestBody: {
      content: {
        'application/json': components['schemas']['BatchReviewScenarioVersionsRequest']
      }
    }
    responses: {
      204: components['responses']['Empty']
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  reviewScenarioVersion: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the scenario. */
        scenarioId: components['schemas']['Id']
        /** @description Version of the scenario. */
        versionId: components['schemas']['ScenarioVersionId']
      }
      cookie?: never
    }
    /** @description The verdict. */
    requestBody: {
      content: {
        'application/json': components['schemas']['ReviewScenarioVersionRequest']
      }
    }
    responses: {
      204: components['responses']['Empty']
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  listScenarioShares: {
    parameters: {
      query?: {
        /** @description True lists the newest share first, false the oldest. The platform uses false when it is left out. */
        reverse?: boolean
        /** @description Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out. */
        size?: components['parameters']['Size']
        /** @description Token from the previous answer; left out for the first page. */
        nextToken?: components['parameters']['NextToken']
      }
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the scenario. */
        scenarioId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of shares. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ScenarioSharePage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  createScenarioShare: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the scenario. */
        scenarioId: components['schemas']['Id']
      }
      cookie?: never
    }
    /** @description What to share and with whom. */
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateScenarioShareRequest']
      }
    }
    responses: {
      204: components['responses']['Empty']
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  deprecateScenarioShare: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the scenario. */
        scenarioId: components['schemas']['Id']
        /** @description Id of the share. */
        shareId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      204: components['responses']['Empty']
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  listScenarioShareInvitations: {
    parameters: {
      query?: {
        /** @description Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out. */
        size?: components['parameters']['Size']
        /** @description Token from the previous answer; left out for the first page. */
        nextToken?: components['parameters']['NextToken']
      }
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of invitations. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ScenarioShareInvitationPage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  acceptScenarioShareInvitation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the share invitation. */
        invitationId: components['schemas']['Id']
      }
      cookie?: never
    }
    /** @description The invitation of the path. */
    requestBody: {
      content: {
        'application/json': components['schemas']['ScenarioShareInvitationChoice']
      }
    }
    responses: {
      204: components['responses']['Empty']
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  rejectScenarioShareInvitation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the share invitation. */
        invitationId: components['schemas']['Id']
      }
      cookie?: never
    }
    /** @description The invitation of the path. */
    requestBody: {
      content: {
        'application/json': components['schemas']['ScenarioShareInvitationChoice']
      }
    }
    responses: {
      204: components['responses']['Empty']
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  listScenarioAssets: {
    parameters: {
      query?: {
        /** @description Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out. */
        size?: components['parameters']['Size']
        /** @description Token from the previous answer; left out for the first page. */
        nextToken?: components['parameters']['NextToken']
      }
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of assets. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ScenarioAssetPage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  createScenarioAsset: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    /** @description The asset and its uploaded file. */
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateScenarioAssetRequest']
      }
    }
    responses: {
      /** @description The asset was registered. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CreateScenarioAssetAnswer']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  createScenarioAssetUpload: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The upload session. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ScenarioAssetUpload']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  getScenarioAsset: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the asset. */
        assetId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The asset. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ScenarioAsset']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  listScenarioAssetVersions: {
    parameters: {
      query?: {
        /** @description Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out. */
        size?: components['parameters']['Size']
        /** @description Token from the previous answer; left out for the first page. */
        nextToken?: components['parameters']['NextToken']
      }
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the asset. */
        assetId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of versions. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ScenarioAssetVersionPage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  listScenarioReports: {
    parameters: {
      query?: {
        /** @description Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out. */
        size?: components['parameters']['Size']
        /** @description Token from the previous answer; left out for the first page. */
        nextToken?: components['parameters']['NextToken']
      }
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of scenario reports. */
      200: {
        headers: {
          ETag: components['headers']['EntityTag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ScenarioReportPage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  getScenarioReport: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the job that made the scenarios. */
        jobId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The scenario report. */
      200: {
        headers: {
          ETag: components['headers']['EntityTag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ScenarioReport']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  getScenarioReportLogGrant: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the job that made the scenarios. */
        jobId: components['schemas']['Id']
        /** @description Id of one entry of the scenario report. */
        reportId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The grant. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ScenarioReportLogGrant']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
}
