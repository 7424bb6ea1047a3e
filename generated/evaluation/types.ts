// Generated from openapi/ by `npm run codegen`. Do not edit.

export interface paths {
  '/projects/{projectId}/integrations': {
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
     * List integrations
     * @description Lists the integrations of a project, those of one catalog when `catalog_id` is given.
     */
    get: operations['listIntegrations']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/integrations/': {
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
     * Create an integration
     * @description Connects a git repository to a catalog, so that pushes, pull or merge requests, tags and schedules start jobs. The path ends with a slash.
     */
    post: operations['createIntegration']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/integrations/{integrationId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the integration. */
        integrationId: components['schemas']['Id']
      }
      cookie?: never
    }
    /**
     * Get an integration
     * @description Gets one integration, deleted ones included. Access tokens are never part of the answer.
     */
    get: operations['getIntegration']
    put?: never
    post?: never
    /**
     * Delete an integration
     * @description Marks an integration as deleted. Its events and schedules start no more jobs; jobs it started stay as they are.
     */
    delete: operations['deleteIntegration']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/integrations/{integrationId}/versions': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the integration. */
        integrationId: components['schemas']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Update an integration
     * @description Saves a new version of an integration. The body is complete, access token included; what it leaves out is gone.
     */
    post: operations['updateIntegration']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/jobs/schedule': {
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
     * Start a job
     * @description Starts an evaluation job, which builds the software and tests it, from git, from an uploaded source or from the artifacts of an earlier job.
     */
    post: operations['scheduleJob']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/jobs/{jobId}/cancel': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the job. */
        jobId: components['schemas']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Cancel a job
     * @description Asks the platform to cancel a job that is not final yet. It may take a few minutes until the job's report reads `canceled`.
     */
    post: operations['cancelJob']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/sources': {
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
     * List sources
     * @description Lists the uploaded sources of a project, expired ones included.
     */
    get: operations['listSources']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/sources/{sourceId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the source. */
        sourceId: components['schemas']['Id']
      }
      cookie?: never
    }
    /**
     * Get a source
     * @description Gets one uploaded source.
     */
    get: operations['getSource']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/sources/{sourceId}/download': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the source. */
        sourceId: components['schemas']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Get a download link of a source
     * @description Makes a temporary link to the archive of a source. A 410 means that the source has expired; there is no link then.
     */
    post: operations['downloadSource']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/suites': {
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
     * List suites
     * @description Lists the suites of a project.
     */
    get: operations['listSuites']
    put?: never
    /**
     * Create a suite
     * @description Creates a suite. A failure whose message contains `not approved` means that a chosen scenario version is not approved.
     */
    post: operations['createSuite']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/suites/{suiteId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the suite. */
        suiteId: components['schemas']['Id']
      }
      cookie?: never
    }
    /**
     * Get a suite
     * @description Gets the newest version of a suite, deleted suites included.
     */
    get: operations['getSuite']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/suites/{suiteId}/versions': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the suite. */
        suiteId: components['schemas']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Update a suite
     * @description Saves a new version of a suite. The body is complete; what it leaves out is gone. A failure whose message contains `not approved` means that a chosen scenario version is not approved.
     */
    post: operations['updateSuite']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/suites/{suiteId}/deprecate': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the suite. */
        suiteId: components['schemas']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Delete a suite
     * @description Marks a suite as deleted. It can no longer be run; reports of its runs stay.
     */
    post: operations['deprecateSuite']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/suites/{suiteId}/specs': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the suite. */
        suiteId: components['schemas']['Id']
      }
      cookie?: never
    }
    /**
     * List the specs of a suite
     * @description Lists the specs of the newest version of a suite, in the suite's order. Attaching, detaching and replacing scenarios start from this list.
     */
    get: operations['listSuiteSpecs']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/scenarios/{scenarioId}/suites': {
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
     * List the suites of a scenario
     * @description Lists the suites that hold a scenario in any version.
     */
    get: operations['listSuitesByScenario']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/jobs/reports': {
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
     * List job reports
     * @description Lists the job reports of a project, those of one catalog when `catalog_id` is given; newest first.
     */
    get: operations['listJobReports']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/jobs/{jobId}/report': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the job. */
        jobId: components['schemas']['Id']
      }
      cookie?: never
    }
    /**
     * Get a job report
     * @description Gets the report of one job.
     */
    get: operations['getJobReport']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/catalogs/{catalogId}/firmware/releases/{releaseId}/report': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the catalog of the release. */
        catalogId: components['schemas']['Id']
        /** @description Id of the firmware release. */
        releaseId: components['schemas']['Id']
      }
      cookie?: never
    }
    /**
     * Get the report of a firmware release
     * @description Gets the report of the job that made a firmware release. A 404 means that no job made it.
     */
    get: operations['getFirmwareReleaseReport']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/ml/packages/{packageId}/jobs/reports': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the ML package. */
        packageId: components['schemas']['Id']
      }
      cookie?: never
    }
    /**
     * List the job reports of an ML package release
     * @description Lists the reports of the jobs whose build used a release of an ML package; newest first.
     */
    get: operations['listPackageJobReports']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/jobs/{jobId}/build/reports': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the job. */
        jobId: components['schemas']['Id']
      }
      cookie?: never
    }
    /**
     * List build reports
     * @description Lists the build reports of a job.
     */
    get: operations['listBuildReports']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/jobs/{jobId}/build/reports/{buildReportId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the job. */
        jobId: components['schemas']['Id']
        /** @description Id of the build report. */
        buildReportId: components['schemas']['Id']
      }
      cookie?: never
    }
    /**
     * Get a build report
     * @description Gets one build report of a job.
     */
    get: operations['getBuildReport']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/jobs/{jobId}/suite/reports': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the job. */
        jobId: components['schemas']['Id']
      }
      cookie?: never
    }
    /**
     * List suite reports
     * @description Lists the suite reports of a job, one for each suite the job runs.
     */
    get: operations['listSuiteReports']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/jobs/{jobId}/suite/reports/{suiteReportId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the job. */
        jobId: components['schemas']['Id']
        /** @description Id of the suite report. */
        suiteReportId: components['schemas']['Id']
      }
      cookie?: never
    }
    /**
     * Get a suite report
     * @description Gets one suite report of a job.
     */
    get: operations['getSuiteReport']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/jobs/{jobId}/spec/reports': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the job. */
        jobId: components['schemas']['Id']
      }
      cookie?: never
    }
    /**
     * List spec reports
     * @description Lists the spec reports of a suite report, one for each scenario of the suite.
     */
    get: operations['listSpecReports']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/jobs/{jobId}/spec/reports/{specReportId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the job. */
        jobId: components['schemas']['Id']
        /** @description Id of the spec report. */
        specReportId: components['schemas']['Id']
      }
      cookie?: never
    }
    /**
     * Get a spec report
     * @description Gets one spec report of a job.
     */
    get: operations['getSpecReport']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/jobs/{jobId}/case/reports': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the job. */
        jobId: components['schemas']['Id']
      }
      cookie?: never
    }
    /**
     * List case reports
     * @description Lists the case reports of a job, those of one spec report when `spec_report_id` is given. Each shows the newest attempt of its case.
     */
    get: operations['listCaseReports']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/jobs/{jobId}/case/reports/{caseReportId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the job. */
        jobId: components['schemas']['Id']
        /** @description Id of the case report. */
        caseReportId: components['schemas']['Id']
      }
      cookie?: never
    }
    /**
     * Get a case report
     * @description Gets one case report of a job, as one of its attempts left it.
     */
    get: operations['getCaseReport']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/jobs/{jobId}/case/reports/{caseReportId}/attempts': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the job. */
        jobId: components['schemas']['Id']
        /** @description Id of the case report. */
        caseReportId: components['schemas']['Id']
      }
      cookie?: never
    }
    /**
     * List the attempts of a case
     * @description Lists the attempts of a test case, the first one first. A case that fails is tried again up to the job's number of retries.
     */
    get: operations['listCaseAttempts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/logs/{logId}/download': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the log, from a report. */
        logId: components['schemas']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Get a download link of a log
     * @description Makes a temporary link to a log, bag, archive or result file. The file is then fetched from the link without a token; its content type tells JSON from plain text.
     */
    post: operations['downloadLog']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/log_streams/{logStreamId}/events': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the log stream, from a build report. */
        logStreamId: components['schemas']['Id']
      }
      cookie?: never
    }
    /**
     * List the events of a log stream
     * @description Lists the lines that a running build has written so far. Ascending order puts the oldest line first.
     */
    get: operations['listLogStreamEvents']
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
     * @description Kind of git host that an integration connects to.
     * @enum {string}
     */
    IntegrationType: 'github_v3' | 'gitlab_v4'
    /** @description Kind of git host of a job. The platform may add others; the console shows one that it does not know by its own name. */
    AnyIntegrationType: components['schemas']['IntegrationType'] | string
    /**
     * @description How often a schedule starts a job. The platform chooses the moment.
     * @enum {string}
     */
    ScheduleRate: 'monthly' | 'weekly' | 'daily' | 'hourly'
    /** @description How often a schedule starts a job. The platform may add others; the console shows one that it does not know by its own name, and sends it back as it is. */
    AnyScheduleRate: components['schemas']['ScheduleRate'] | string
    /** @description Schedule that starts a job at a fixed rate. */
    RateSchedule: {
      /** @description Branch that is built. */
      branch: string
      rate: components['schemas']['AnyScheduleRate']
    }
    /** @description Schedule that starts a job at the times of a cron expression. */
    CronSchedule: {
      /** @description Branch that is built. */
      branch: string
      /** @description Five fields separated by spaces (minute, hour, date, month, day of week), in UTC. */
      cron: string
    }
    /** @description Schedule of an integration, by rate or by cron expression. */
    Schedule: components['schemas']['RateSchedule'] | components['schemas']['CronSchedule']
    /** @description Event on a branch, such as a push or a pull request, that starts a job. */
    BranchEvent: {
      /** @description Filter for branch names; absent means every branch. */
      branchFilter?: string
    }
    /** @description Creation of a tag that starts a job. */
    TagEvent: {
      /** @description Filter for tag names; absent means every tag. */
      tagFilter?: string
    }
    /** @description What starts an ordinary job on GitHub. An event that is absent starts none. */
    GithubEvents: {
      /** @description Push to a branch. */
      push?: components['schemas']['BranchEvent']
      /** @description Pull request; the filter is for the branch it goes into. */
      pullRequest?: components['schemas']['BranchEvent']
      /** @description Schedules; absent means none. */
      schedule?: components['schemas']['Schedule'][]
    }
    /** @description What starts an ordinary job on GitLab. An event that is absent starts none. */
    GitlabEvents: {
      /** @description Push to a branch. */
      push?: components['schemas']['BranchEvent']
      /** @description Merge request; the filter is for the branch it goes into. */
      mergeRequest?: components['schemas']['BranchEvent']
      /** @description Schedules; absent means none. */
      schedule?: components['schemas']['Schedule'][]
    }
    /** @description What starts a job that releases firmware. An event that is absent starts none. */
    ReleaseEvents: {
      /** @description Creation of a tag. */
      tag?: components['schemas']['TagEvent']
      /** @description Push to a branch. */
      push?: components['schemas']['BranchEvent']
      /** @description Schedules; absent means none. */
      schedule?: components['schemas']['Schedule'][]
    }
    /** @description Repository on GitHub and the events in it that start jobs. */
    GithubTarget: {
      /** @description User or organization that owns the repository. */
      owner: string
      /** @description Name of the repository. */
      repo: string
      events?: components['schemas']['GithubEvents']
      releaseEvents?: components['schemas']['ReleaseEvents']
    }
    /** @description Repository on GitHub as the platform returns it. */
    GithubRepository: components['schemas']['GithubTarget'] & {
      /**
       * Format: uri
       * @description Web page of the repository.
       */
      repoWebUrl: string
    }
    /** @description Repository on GitHub as it is saved, with the token that opens it. */
    GithubRepositoryRequest: components['schemas']['GithubTarget'] & {
      /** @description Access token for the repository. It is stored and never returned, so every save sends it. */
      accessToken: string
    }
    /** @description Project on GitLab and the events in it that start jobs. */
    GitlabTarget: {
      /** @description Number of the GitLab project, as its web page shows it. */
      projectId: number
      events?: components['schemas']['GitlabEvents']
      releaseEvents?: components['schemas']['ReleaseEvents']
    }
    /** @description Project on GitLab as the platform returns it. */
    GitlabProject: components['schemas']['GitlabTarget'] & {
      /**
       * Format: uri
       * @description Web page of the project.
       */
      projectWebUrl: string
    }
    /** @description Project on GitLab as it is saved, with the token that opens it. */
    GitlabProjectRequest: components['schemas']['GitlabTarget'] & {
      /** @description Access token for the project. It is stored and never returned, so every save sends it. */
      accessToken: string
    }
    /** @description Test options of the jobs that an integration starts. */
    IntegrationTestOptions: components['schemas']['TestOptions'] & {
      /** @description True leaves the must-succeed flags of scenarios out of account. */
      ignoreEssential: boolean
    }
    /** @description What an integration of any type holds, whether it is read or saved. */
    IntegrationSettings: {
      /** @description Catalog whose firmware the jobs build and whose suites they run. */
      catalogId: components['schemas']['Id']
      /** @description Job whose suite and scenario versions are run again. The suite labels count for nothing when it is there. */
      retestJobId?: components['schemas']['Uuid']
      /** @description Only suites with one of these labels are run; none means all suites of the catalog. */
      suiteLabels: components['schemas']['Label'][]
      /** @description Description of the jobs that the integration starts. */
      defaultJobDescription?: string
      /** @description Build options of the jobs that the integration starts. */
      defaultBuildOptions: components['schemas']['BuildOptions']
      defaultTestOptions: components['schemas']['IntegrationTestOptions']
      /** @description Release options of the jobs that the integration starts. */
      defaultReleaseOptions: components['schemas']['ReleaseOptions']
    }
    /** @description What the platform adds to the settings of an integration. */
    IntegrationRecord: {
      /** @description Id of the integration. */
      id: components['schemas']['Id']
      /** @description Id of the version; every update makes a new one. */
      versionId: components['schemas']['Id']
      /** @description Project of the integration. */
      projectId: components['schemas']['Id']
      /** @description When the integration was created. */
      createdAt: components['schemas']['Timestamp']
      /** @description Who created the integration. */
      createdBy: components['schemas']['UserId']
      /** @description When this version was saved. */
      updatedAt: components['schemas']['Timestamp']
      /** @description Who saved this version. */
      updatedBy: components['schemas']['UserId']
      /** @description True once the integration is deleted. */
      deleted: boolean
      /** @description When the integration was deleted; absent while it is active. */
      deletedAt?: components['schemas']['Timestamp']
    }
    /** @description Integration with a repository on GitHub. */
    GithubIntegration: components['schemas']['IntegrationRecord'] &
      components['schemas']['IntegrationSettings'] & {
        /**
         * @description Tells that the integration is with GitHub.
         * @enum {string}
         */
        type: 'github_v3'
        githubV3: components['schemas']['GithubRepository']
      } & {
        /**
         * @description discriminator enum property added by openapi-typescript
         * @enum {string}
         */
        type: 'github_v3'
      }
    /** @description Integration with a project on GitLab. */
    GitlabIntegration: components['schemas']['IntegrationRecord'] &
      components['schemas']['IntegrationSettings'] & {
        /**
         * @description Tells that the integration is with GitLab.
         * @enum {string}
         */
        type: 'gitlab_v4'
        gitlabV4: components['schemas']['GitlabProject']
      } & {
        /**
         * @description discriminator enum property added by openapi-typescript
         * @enum {string}
         */
        type: 'gitlab_v4'
      }
    /** @description Connection of a git repository to a catalog. Its events and schedules start jobs. */
    Integration:
      | components['schemas']['GithubIntegration']
      | components['schemas']['GitlabIntegration']
    /** @description One page of integrations. */
    IntegrationPage: {
      /** @description The integrations of this page. */
      integrations: components['schemas']['Integration'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description Integration with a repository on GitHub, as it is saved. */
    GithubIntegrationRequest: components['schemas']['IntegrationSettings'] & {
      /**
       * @description Tells that the integration is with GitHub.
       * @enum {string}
       */
      type: 'github_v3'
      githubV3: components['schemas']['GithubRepositoryRequest']
    } & {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'github_v3'
    }
    /** @description Integration with a project on GitLab, as it is saved. */
    GitlabIntegrationRequest: components['schemas']['IntegrationSettings'] & {
      /**
       * @description Tells that the integration is with GitLab.
       * @enum {string}
       */
      type: 'gitlab_v4'
      gitlabV4: components['schemas']['GitlabProjectRequest']
    } & {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'gitlab_v4'
    }
    /** @description Integration as it is saved. Creating and updating take the same body. */
    IntegrationRequest:
      | components['schemas']['GithubIntegrationRequest']
      | components['schemas']['GitlabIntegrationRequest']
    /** @description Says where the saved integration is found. */
    SaveIntegrationAnswer: {
      /** @description Id of the integration. */
      id: components['schemas']['Id']
      /** @description Catalog of the integration. */
      catalogId: components['schemas']['Id']
    }
    /** @description Seconds for which logs are kept, 86400 (1 day) to 5184000 (60 days). Absent means without end, as for releases. */
    LogExpirationTime: number
    /** @description How the software is built. */
    BuildOptions: {
      /** @description True builds everything again instead of reusing earlier results. */
      cleanBuild: boolean
      /** @description True builds with debug information. */
      debug: boolean
      /** @description Names of further options, known to the developers of the build. Absent means none. */
      developerOptionNames?: string[]
    }
    /** @description How the software is tested, as the platform stores it. */
    TestOptions: {
      /** @description True builds only. */
      skipTest: boolean
      /** @description How often a failed case is tried again. New values are 0 to 5, stored ones may be larger; absent or 0 means never. */
      maxRetries?: number
      logExpirationTime?: components['schemas']['LogExpirationTime']
      /** @description True keeps no logs of cases that succeed. */
      disableLoggingOnSuccess: boolean
      /** @description True records CARET traces. */
      recordCaret: boolean
      /** @description True measures how exactly each scenario was reconstructed. */
      calculateScenarioReconstructionAccuracy: boolean
    }
    /** @description How the software is to be tested by a new job. */
    JobTestOptions: {
      /** @description True builds only. */
      skipTest: boolean
      /** @description How often a failed case is tried again, 0 to 5. Left out means that the job does not set it. */
      maxRetries?: number
      logExpirationTime?: components['schemas']['LogExpirationTime']
      /** @description True keeps no logs of cases that succeed. */
      disableLoggingOnSuccess: boolean
      /** @description True records CARET traces. */
      recordCaret: boolean
      /** @description True measures how exactly each scenario was reconstructed. */
      calculateScenarioReconstructionAccuracy: boolean
    }
    /** @description How firmware is released. */
    ReleaseOptions: {
      /** @description True releases only part of the components. It has an effect only when the job makes a release. */
      partialRelease: boolean
    }
    /** @description What a new job holds, whatever it builds from. */
    JobSettings: {
      /** @description Suites to run, or the suites of the repeated job to run again. Left out means all. */
      suiteIds?: components['schemas']['Id'][]
      /** @description Runs only suites that carry one of these labels. Left out means no such limit. */
      suiteLabels?: components['schemas']['Label'][]
      /** @description True makes a firmware release. Only jobs built from git can. */
      release?: boolean
      /** @description What the job is for, without spaces at either end. */
      description?: string
      /** @description Job whose suite and scenario versions are run again. */
      retestJobId?: components['schemas']['Id']
      buildOptions: components['schemas']['BuildOptions']
      testOptions: components['schemas']['JobTestOptions']
      releaseOptions: components['schemas']['ReleaseOptions']
    }
    /** @description The newest commit of a branch. */
    GitBranchTarget: {
      /** @description Name of the branch. */
      gitBranch: string
    }
    /** @description The commit of a tag. */
    GitTagTarget: {
      /** @description Name of the tag. */
      gitTag: string
    }
    /** @description One commit. */
    GitShaTarget: {
      /** @description Id of the commit. */
      gitSha: string
    }
    /** @description What to build from a repository, a branch, a tag or a commit. */
    GitTarget:
      | components['schemas']['GitBranchTarget']
      | components['schemas']['GitTagTarget']
      | components['schemas']['GitShaTarget']
    /** @description New job that builds from a git repository. */
    ScheduleGitJobRequest: components['schemas']['JobSettings'] & {
      /** @description Integration whose repository is built. Its catalog is the catalog of the job. */
      integrationId: components['schemas']['Id']
      source: components['schemas']['GitTarget']
    }
    /** @description New job that builds from an uploaded source. */
    ScheduleSourceJobRequest: components['schemas']['JobSettings'] & {
      /** @description Catalog of the job. */
      catalogId: components['schemas']['Id']
      /** @description Source to build. It must not have expired. */
      sourceId: components['schemas']['Id']
    }
    /** @description New job that builds nothing and tests the artifacts of an earlier job. */
    ScheduleReuseJobRequest: components['schemas']['JobSettings'] & {
      /** @description Catalog of the job. */
      catalogId: components['schemas']['Id']
      /** @description Job whose build succeeded and whose artifacts are tested. */
      sourceJobId: components['schemas']['Id']
    }
    /** @description New job, from git, from an uploaded source or from the artifacts of an earlier job. */
    ScheduleJobRequest:
      | components['schemas']['ScheduleGitJobRequest']
      | components['schemas']['ScheduleSourceJobRequest']
      | components['schemas']['ScheduleReuseJobRequest']
    /** @description Says which job was started. */
    ScheduleJobAnswer: {
      /** @description Id of the new job. */
      jobId: components['schemas']['Id']
    }
    /** @description Source archive that was uploaded to be built. The git fields say where it was taken from; all are absent when that is not known. */
    Source: {
      /** @description Id of the source. */
      id: components['schemas']['Id']
      /** @description What the source is. */
      description: string
      /** @description When the source was uploaded. */
      createdAt: components['schemas']['Timestamp']
      /** @description Who uploaded the source. */
      createdBy: components['schemas']['UserId']
      /** @description Size of the archive in bytes. */
      size: number
      /** @description True once the archive is gone. It can then be neither built nor downloaded. */
      expired: boolean
      /**
       * Format: uri
       * @description Web page of the repository.
       */
      gitWebUrl?: string
      /**
       * Format: uri
       * @description Web page of the branch or tag.
       */
      gitRefUrl?: string
      /** @description Name of the branch or tag. */
      gitRef?: string
      /** @description Id of the commit. */
      gitSha?: string
      /**
       * Format: uri
       * @description Web page of the commit.
       */
      gitCommitUrl?: string
    }
    /** @description One page of sources. */
    SourcePage: {
      /** @description The sources of this page. */
      sources: components['schemas']['Source'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description Temporary link to the archive of a source. */
    SourceDownload: {
      /**
       * Format: uri
       * @description Link to the archive. It is good for the requested time and needs no token.
       */
      url: string
    }
    /**
     * @description What a suite is for, evaluating software or approving its scenarios.
     * @enum {string}
     */
    SuitePurpose: 'evaluation' | 'for_approval'
    /** @description Purpose of a suite. The platform may add others; the console treats one that it does not know as `evaluation`, and sends it back as it is. */
    AnySuitePurpose: components['schemas']['SuitePurpose'] | string
    /** @description Number of a scenario version. */
    ScenarioVersionId: number
    /** @description Gives a scenario parameter a list of values, each of which is run. */
    ListParameterOverride: {
      /** @description Name of the parameter. */
      name: string
      /** @description Values of the parameter, always as text, also where the parameter is a number. */
      values: string[]
    }
    /** @description Gives a number parameter evenly spaced values, each of which is run. */
    RangeParameterOverride: {
      /** @description Name of the parameter. */
      name: string
      /** @description First value. */
      start: number
      /** @description Limit of the values. Ranges stored without one are still found; new ranges have one. */
      stop?: number
      /** @description Distance between two values; not zero. */
      step: number
    }
    /** @description Replaces the values that a scenario gives one of its parameters, by a list or by a range. */
    ParameterOverride:
      | components['schemas']['ListParameterOverride']
      | components['schemas']['RangeParameterOverride']
    /** @description A scenario in a suite, as it is saved. */
    SuiteSpecRequest: {
      /** @description Id of the scenario. */
      scenarioId: components['schemas']['Id']
      /** @description Version of the scenario; absent means always the latest. */
      scenarioVersionId?: components['schemas']['ScenarioVersionId']
      /** @description True when the scenario must succeed. */
      essential: boolean
      /** @description True when the result of the scenario does not count (N/A). */
      unavailable: boolean
      /** @description Parameter overrides that the suite sets for this scenario. */
      parameterSetOverrides: components['schemas']['ParameterOverride'][]
      /** @description Parameter overrides at the level of the scenario. */
      scenarioParameterSetOverrides: components['schemas']['ParameterOverride'][]
    }
    /** @description A scenario in a suite. */
    SuiteSpec: components['schemas']['SuiteSpecRequest'] & {
      /** @description Name of the scenario shown to people. */
      scenarioDisplayName: string
    }
    /** @description One page of specs. */
    SuiteSpecPage: {
      /** @description The specs of this page. */
      specs: components['schemas']['SuiteSpec'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description A catalog to which a suite is attached, as it is saved. */
    AttachmentRequest: {
      /** @description Id of the catalog. */
      catalogId: components['schemas']['Id']
      /** @description Version of the catalog; absent means always the latest. */
      catalogVersionId?: components['schemas']['Id']
    }
    /** @description A catalog to which a suite is attached. Jobs of the catalog run the suite. */
    Attachment: components['schemas']['AttachmentRequest'] & {
      /** @description Name of the catalog shown to people. */
      catalogDisplayName: string
    }
    /** @description A suite, the scenarios to test with and how to run them. */
    Suite: {
      /** @description Id of the suite. */
      id: components['schemas']['Id']
      /** @description Id of the version; every update makes a new one. */
      versionId: components['schemas']['Id']
      /** @description Name shown to people. It is saved as `title`. */
      displayName: string
      /** @description What the suite is for; may be empty. */
      description: string
      /** @description Type of the scenarios that the suite can hold. */
      type: components['schemas']['AnyScenarioType']
      purpose: components['schemas']['AnySuitePurpose']
      /** @description Project of the suite. */
      projectId: components['schemas']['Id']
      /** @description Where the tests run, one or more. */
      targetEnvironmentTypes: components['schemas']['AnyEnvironmentType'][]
      /** @description The scenarios of the suite. */
      specs: components['schemas']['SuiteSpec'][]
      /** @description The catalogs to which the suite is attached. They are saved as `catalogs`. */
      attachments: components['schemas']['Attachment'][]
      /** @description Parameter overrides for every scenario of the suite. */
      parameterSetOverrides: components['schemas']['ParameterOverride'][]
      /** @description Labels by which suites are chosen and filtered, 10 at most. */
      labels: components['schemas']['Label'][]
      /** @description True once the suite is deleted. */
      deprecated: boolean
      /** @description When the suite was deleted; absent while it is active. */
      deprecatedAt?: components['schemas']['Timestamp']
      /** @description When the suite was created. */
      createdAt: components['schemas']['Timestamp']
      /** @description When this version was saved. */
      updatedAt: components['schemas']['Timestamp']
      /** @description Who created the suite. */
      createdBy: components['schemas']['UserId']
      /** @description Who saved this version. */
      updatedBy: components['schemas']['UserId']
    }
    /** @description One page of suites. */
    SuitePage: {
      /** @description The suites of this page. */
      suites: components['schemas']['Suite'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description What creating and updating a suite both send. */
    SuiteContent: {
      /** @description Name shown to people. It is read as `display_name`. */
      title: string
      /** @description What the suite is for; may be empty. */
      description: string
      /** @description The scenarios of the suite. */
      specs: components['schemas']['SuiteSpecRequest'][]
      /** @description The catalogs to which the suite is attached. They are read as `attachments`. */
      catalogs: components['schemas']['AttachmentRequest'][]
      /** @description Where the tests run, one or more. */
      targetEnvironmentTypes: components['schemas']['AnyEnvironmentType'][]
      purpose: components['schemas']['AnySuitePurpose']
      /** @description Parameter overrides for every scenario of the suite. */
      parameterSetOverrides: components['schemas']['ParameterOverride'][]
      /** @description Labels by which suites are chosen and filtered, 10 at most. */
      labels: components['schemas']['Label'][]
    }
    /** @description A new suite. */
    CreateSuiteRequest: components['schemas']['SuiteContent'] & {
      /** @description Type of the scenarios that the suite can hold. It never changes. */
      type: components['schemas']['AnyScenarioType']
    }
    /** @description A suite as it is from now on. The type stays as it is. */
    UpdateSuiteRequest: components['schemas']['SuiteContent'] & {
      /** @description Version that the update is based on. */
      currentVersionId: components['schemas']['Id']
    }
    /** @description Says which suite was created. */
    CreateSuiteAnswer: {
      /** @description Id of the new suite. */
      id: components['schemas']['Id']
    }
    /** @description Says which version of the suite was saved. */
    UpdateSuiteAnswer: {
      /** @description Id of the suite. */
      id: components['schemas']['Id']
      /** @description Id of the new version. */
      versionId: components['schemas']['Id']
    }
    /** @description Catalog of a job, in the version that the job used. */
    ReportCatalog: {
      /** @description Id of the catalog. */
      id: components['schemas']['Id']
      /** @description Name shown to people. */
      displayName: string
      /** @description Version of the catalog. */
      versionId: components['schemas']['Id']
    }
    /** @description Suite that a job ran, in the version that it ran. */
    ReportSuite: {
      /** @description Id of the suite. */
      id: components['schemas']['Id']
      /** @description Name shown to people. */
      displayName: string
      /** @description Version of the suite. */
      versionId: components['schemas']['Id']
      /** @description Type of the suite, which is the type of simulator that ran it. */
      type: components['schemas']['AnyScenarioType']
      /** @description Labels of the suite. */
      labels: components['schemas']['Label'][]
    }
    /** @description Scenario that a job ran, in the version that it ran. */
    ReportScenario: {
      /** @description Id of the scenario. */
      id: components['schemas']['Id']
      /** @description Name shown to people. */
      displayName: string
      versionId: components['schemas']['ScenarioVersionId']
    }
    /** @description Area map on which a case ran. */
    ReportAreaMap: {
      /** @description Number of the area map. */
      id: number
      /** @description Name shown to people. */
      displayName: string
      /** @description Version of the area map. */
      versionId: components['schemas']['Id']
    }
    /** @description Simulation that ran the tests. */
    ReportSimulation: {
      /** @description Name of the simulation. */
      name: string
      environmentType: components['schemas']['AnyEnvironmentType']
    }
    /** @description File that a report refers to. Its id is good for asking for a download link. */
    ReportLog: {
      /** @description Id of the log. */
      id: components['schemas']['Id']
      /** @description File type, which is also the extension of the saved file; absent when it is not known. */
      type?: string
      /** @description True once the file is gone. */
      expired: boolean
    }
    /** @description Log that is written while a stage runs. */
    LogStream: {
      /** @description Id of the log stream. */
      id: components['schemas']['Id']
    }
    /** @description Commit that a job builds. */
    GitCommit: {
      /** @description Id of the commit. */
      gitSha: string
      /**
       * Format: uri
       * @description Web page of the branch, tag or commit. The branch name is read from the part after `/tree/` or `/-/tree/`.
       */
      gitRefUrl?: string
    }
    /** @description Integration through which a job was started. */
    JobIntegration: {
      type: components['schemas']['AnyIntegrationType']
    }
    /** @description What a job builds from. A git job has an integration and a commit. */
    JobEvent: {
      integration?: components['schemas']['JobIntegration']
      source?: components['schemas']['GitCommit']
      /** @description Uploaded source that the job builds. */
      sourceId?: components['schemas']['Id']
      /** @description Job whose artifacts are tested. It may be the job itself when the job builds. */
      sourceJobId?: components['schemas']['Id']
    }
    /**
     * @description State of the release; succeeded means released.
     * @enum {string}
     */
    JobReleaseStatus: 'pending' | 'succeeded' | 'failed'
    /** @description State of the release of a job. The platform may add others, of which none is a release. */
    AnyJobReleaseStatus: components['schemas']['JobReleaseStatus'] | string
    /** @description Firmware release that belongs to a job. */
    JobFirmware: {
      /** @description True when the job was started to make a release. */
      release?: boolean
      /** @description Id of the firmware release; absent until there is one. */
      releaseId?: components['schemas']['Id']
      /** @description Name of the firmware release; absent until there is one. */
      releaseName?: string
      releaseStatus?: components['schemas']['AnyJobReleaseStatus']
    }
    /** @description Build stage of a job. */
    JobBuild: {
      /** @description State of the build stage; absent until the stage is known. */
      status?: components['schemas']['AnyReportStatus']
    }
    /** @description Test stage of a job. */
    JobTest: {
      /** @description State of the test stage. */
      status: components['schemas']['AnyReportStatus']
      /** @description Counts of all cases. */
      caseResults: components['schemas']['CaseResults']
      /** @description Counts without the cases of scenarios that are marked N/A. */
      availableCaseResults: components['schemas']['CaseResults']
    }
    /** @description Report of a job, its build stage and its test stage. */
    JobReport: {
      /** @description Id of the report. */
      id: components['schemas']['Id']
      /** @description Id of the job. */
      jobId: components['schemas']['Id']
      /** @description Project of the job. */
      projectId: components['schemas']['Id']
      /** @description State of the job. */
      status: components['schemas']['AnyReportStatus']
      /** @description Why the job failed; absent otherwise. */
      failMessage?: string
      /** @description When the job started; absent before. */
      startedAt?: components['schemas']['Timestamp']
      /** @description When the job was scheduled. */
      scheduledAt: components['schemas']['Timestamp']
      /** @description When the job became final; absent before. */
      finishedAt?: components['schemas']['Timestamp']
      /** @description What the job is for. */
      description: string
      /** @description Name of the person who started the job; empty when the platform does not know it. */
      userName: string
      /** @description Who started the job. */
      scheduledBy: components['schemas']['UserId']
      /** @description Who canceled the job; absent otherwise. */
      canceledBy?: components['schemas']['UserId']
      /** @description Job whose suite and scenario versions were run again; absent otherwise. */
      retestJobId?: components['schemas']['Id']
      catalog: components['schemas']['ReportCatalog']
      firmware?: components['schemas']['JobFirmware']
      event: components['schemas']['JobEvent']
      build: components['schemas']['JobBuild']
      /** @description Test stage; absent until the tests begin. */
      test?: components['schemas']['JobTest']
      buildOptions: components['schemas']['BuildOptions']
      testOptions: components['schemas']['TestOptions']
      releaseOptions: components['schemas']['ReleaseOptions']
    }
    /** @description One page of job reports. */
    JobReportPage: {
      /** @description The job reports of this page, newest first. */
      reports: components['schemas']['JobReport'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description Test stage of a job that used an ML package release. */
    PackageJobTest: {
      /** @description Counts of all cases. */
      caseResults: components['schemas']['CaseResults']
    }
    /** @description Short report of a job whose build used an ML package release. */
    PackageJobReport: {
      /** @description Id of the report. */
      id: components['schemas']['Id']
      /** @description Id of the job. */
      jobId: components['schemas']['Id']
      /** @description State of the job. */
      status: components['schemas']['AnyReportStatus']
      /** @description What the job is for. */
      description: string
      /** @description When the job started; absent before. */
      startedAt?: components['schemas']['Timestamp']
      /** @description When the job became final; absent before. */
      finishedAt?: components['schemas']['Timestamp']
      /** @description Name of the person who started the job; empty when the platform does not know it. */
      userName: string
      /** @description Who started the job. */
      scheduledBy: components['schemas']['UserId']
      catalog: components['schemas']['ReportCatalog']
      firmware?: components['schemas']['JobFirmware']
      /** @description Test stage; absent until the tests begin. */
      test?: components['schemas']['PackageJobTest']
      event: components['schemas']['JobEvent']
    }
    /** @description One page of reports of jobs that used an ML package release. */
    PackageJobReportPage: {
      /** @description The job reports of this page, newest first. */
      reports: components['schemas']['PackageJobReport'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description What a build builds from, a commit or an uploaded source. */
    BuildEvent: {
      source?: components['schemas']['GitCommit']
      /** @description Uploaded source that is built. */
      sourceId?: components['schemas']['Id']
    }
    /** @description Image that a build made. */
    BuildImage: {
      /** @description Id of the image. */
      id: components['schemas']['Id']
      /** @description Kind of the image. */
      type: string
      /** @description True once the image is gone. */
      expired: boolean
    }
    /** @description How an artifact was built. */
    BuildKind: {
      /** @description Kind of the build. */
      type: string
    }
    /** @description What a build made. */
    BuildArtifact: {
      /** @description Name of the artifact. */
      name: string
      build?: components['schemas']['BuildKind']
      /** @description Images of the artifact. */
      images: components['schemas']['BuildImage'][]
    }
    /** @description Release of an ML package that a build used. */
    BuildMlPackage: {
      /** @description Id of the ML package. */
      id: components['schemas']['Id']
      /** @description Id of the release. */
      releaseId: components['schemas']['Id']
    }
    /** @description Logs of a build. A running build has the stream, a finished one the whole output; each may be absent. */
    BuildLogs: {
      /** @description List of the repositories with the exact commits that were built. */
      buildReposFile?: components['schemas']['ReportLog']
      /** @description Whole output of a finished build. */
      buildOutput?: components['schemas']['ReportLog']
      /** @description Output of a running build, as it comes. */
      buildOutputStream?: components['schemas']['LogStream']
    }
    /** @description Report above a build or suite report. */
    JobParent: {
      /** @description Id of the job report. */
      jobReportId: components['schemas']['Id']
    }
    /** @description Report of a build of a job. */
    BuildReport: {
      /** @description Id of the report. */
      id: components['schemas']['Id']
      /** @description Id of the job. */
      jobId: components['schemas']['Id']
      /** @description State of the build. */
      status: components['schemas']['AnyReportStatus']
      /** @description Why the build failed; absent otherwise. */
      failMessage?: string
      /** @description When the build started; absent before. */
      startedAt?: components['schemas']['Timestamp']
      /** @description When the build became final; absent before. */
      finishedAt?: components['schemas']['Timestamp']
      catalog: components['schemas']['ReportCatalog']
      parents: components['schemas']['JobParent']
      event: components['schemas']['BuildEvent']
      /** @description What the build made; absent until it succeeds. */
      artifact?: components['schemas']['BuildArtifact']
      /** @description Releases of ML packages that the build used. */
      mlPackages: components['schemas']['BuildMlPackage'][]
      options: components['schemas']['BuildOptions']
      logs: components['schemas']['BuildLogs']
    }
    /** @description One page of build reports. */
    BuildReportPage: {
      /** @description The build reports of this page. */
      reports: components['schemas']['BuildReport'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description Labels that name the causes of failures; none when nothing failed or no cause is known. */
    FailureCauseLabels: string[]
    /** @description Logs of a suite report. */
    SuiteLogs: {
      /** @description Zip archive with the results of all cases; absent until it is made. */
      archivedLog?: components['schemas']['ReportLog']
    }
    /** @description Report of a suite that a job ran. */
    SuiteReport: {
      /** @description Id of the report. */
      id: components['schemas']['Id']
      /** @description Id of the job. */
      jobId: components['schemas']['Id']
      /** @description State of the suite's run. */
      status: components['schemas']['AnyReportStatus']
      /** @description Why the run failed; absent otherwise. */
      failMessage?: string
      /** @description When the run started; absent before. */
      startedAt?: components['schemas']['Timestamp']
      /** @description When the run became final; absent before. */
      finishedAt?: components['schemas']['Timestamp']
      suite: components['schemas']['ReportSuite']
      catalog: components['schemas']['ReportCatalog']
      simulation: components['schemas']['ReportSimulation']
      /** @description Counts of all cases; absent until the run starts. */
      caseResults?: components['schemas']['CaseResults']
      /** @description Counts without the cases of scenarios that are marked N/A; absent until the run starts. */
      availableCaseResults?: components['schemas']['CaseResults']
      failureCauseLabels: components['schemas']['FailureCauseLabels']
      logs: components['schemas']['SuiteLogs']
      parents: components['schemas']['JobParent']
    }
    /** @description One page of suite reports. */
    SuiteReportPage: {
      /** @description The suite reports of this page. */
      reports: components['schemas']['SuiteReport'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description Reports above a spec report. */
    SpecParents: {
      /** @description Id of the job report. */
      jobReportId: components['schemas']['Id']
      /** @description Id of the suite report. */
      suiteReportId: components['schemas']['Id']
    }
    /** @description Report of a scenario that a job ran as part of a suite. */
    SpecReport: {
      /** @description Id of the report. */
      id: components['schemas']['Id']
      /** @description State of the scenario's run. */
      status: components['schemas']['AnyReportStatus']
      /** @description Why the run failed; absent otherwise. */
      failMessage?: string
      /** @description When the run started; absent before. */
      startedAt?: components['schemas']['Timestamp']
      /** @description When the run became final; absent before. */
      finishedAt?: components['schemas']['Timestamp']
      scenario: components['schemas']['ReportScenario']
      suite: components['schemas']['ReportSuite']
      catalog: components['schemas']['ReportCatalog']
      /** @description True when the scenario must succeed. */
      essential: boolean
      /** @description True when the result of the scenario does not count (N/A). */
      unavailable: boolean
      /** @description Counts of all cases; absent until the run starts. */
      caseResults?: components['schemas']['CaseResults']
      /** @description Counts without the cases of scenarios that are marked N/A; absent until the run starts. */
      availableCaseResults?: components['schemas']['CaseResults']
      failureCauseLabels: components['schemas']['FailureCauseLabels']
      parents: components['schemas']['SpecParents']
    }
    /** @description One page of spec reports. */
    SpecReportPage: {
      /** @description The spec reports of this page. */
      reports: components['schemas']['SpecReport'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description Files that a case left behind. Each may be absent. */
    CaseLogs: {
      /** @description Bag that the evaluation recorded. */
      evaluationBag?: components['schemas']['ReportLog']
      /** @description Result that the evaluation wrote. */
      evaluationResult?: components['schemas']['ReportLog']
      /** @description Bag that the simulation recorded. */
      simulationBag?: components['schemas']['ReportLog']
      /** @description Text log of the simulation. */
      simulationLog?: components['schemas']['ReportLog']
      /** @description Zip archive of all files of the simulation. */
      simulationArchive?: components['schemas']['ReportLog']
      /** @description Result of the simulation, JSON or text, shown in the case report. */
      simulationResult?: components['schemas']['ReportLog']
      /** @description Text log of what ran before the simulation. */
      preTaskLog?: components['schemas']['ReportLog']
      /** @description How exactly the scenario was reconstructed, when the job measured it. */
      scenarioReconstructionAccuracy?: components['schemas']['ReportLog']
      /** @description CARET traces, when the job recorded them. */
      recordedCaret?: components['schemas']['ReportLog']
    }
    /** @description Result of one component of the software in a case. */
    CaseComponent: {
      /** @description Name of the component. */
      componentName: string
      /** @description What the component reported. */
      message?: string
      failureCauseLabels: components['schemas']['FailureCauseLabels']
      /** @description Files that belong to this component alone; absent when there are none. */
      logs?: components['schemas']['CaseLogs']
    }
    /** @description Test options that a case was run with. */
    CaseOptions: {
      /** @description True when CARET traces were recorded. */
      recordCaret: boolean
      /** @description True when the accuracy of the scenario's reconstruction was measured. */
      calculateScenarioReconstructionAccuracy: boolean
    }
    /** @description Report of a test case, a scenario run with one combination of its parameters, as one attempt left it. */
    CaseReport: {
      /** @description Id of the report. */
      id: components['schemas']['Id']
      /** @description Attempt that the report shows. */
      attemptId: components['schemas']['Id']
      /** @description State of the case. */
      status: components['schemas']['AnyReportStatus']
      /** @description When the attempt started; absent before, and where the platform does not tell. */
      startedAt?: components['schemas']['Timestamp']
      /** @description When the attempt became final; absent before, and where the platform does not tell. */
      finishedAt?: components['schemas']['Timestamp']
      scenario: components['schemas']['ReportScenario']
      /** @description The scenario parameters in one line, for people; empty when the scenario has none. */
      formattedParameter: string
      /** @description Values of the scenario parameters, by parameter name. */
      scenarioParameters: {
        [key: string]: string
      }
      failureCauseLabels: components['schemas']['FailureCauseLabels']
      /** @description Results by component. */
      components: components['schemas']['CaseComponent'][]
      options: components['schemas']['CaseOptions']
      /** @description Area map on which the case ran; absent when the scenario has none. */
      areaMap?: components['schemas']['ReportAreaMap']
      logs: components['schemas']['CaseLogs']
      simulation: components['schemas']['ReportSimulation']
    }
    /** @description One page of case reports. */
    CaseReportPage: {
      /** @description The case reports of this page. */
      reports: components['schemas']['CaseReport'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description One attempt of a test case. */
    CaseAttempt: {
      /** @description Id of the attempt. */
      id: components['schemas']['Id']
      /** @description Number of the attempt. Attempt 1 is the first run, attempt n is retry n - 1. */
      number: number
      /** @description State of the attempt. */
      status: components['schemas']['AnyReportStatus']
      /** @description When the attempt started; absent before. */
      startedAt?: components['schemas']['Timestamp']
      /** @description When the attempt became final; absent before. */
      finishedAt?: components['schemas']['Timestamp']
    }
    /** @description One page of attempts. */
    CaseAttemptPage: {
      /** @description The attempts of this page, the first one first. */
      attempts: components['schemas']['CaseAttempt'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description Temporary link to a log. */
    LogDownload: {
      /**
       * Format: uri
       * @description Link to the file. It needs no token.
       */
      url: string
      /** @description Size of the file in bytes. */
      size: number
      /** @description When the link stops working. The console does not use it afterwards. */
      expiresAt: components['schemas']['Timestamp']
    }
    /** @description Line of a log stream. */
    LogEvent: {
      /** @description Text of the line. */
      message: string
    }
    /** @description One page of log lines. */
    LogEventPage: {
      /** @description The lines of this page, in the order that was asked for. */
      events: components['schemas']['LogEvent'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description Id of a thing; a UUID or another token of letters, digits, `_`, `-`, `:` and `.`. It stands in addresses, where `.` and `..` would lead elsewhere. */
    Id: string
    /** @description Opaque token of the next page. Absent or empty on the last page; a token that repeats ends the list as well. */
    NextToken: string
    /**
     * Format: date-time
     * @description Point in time, ISO 8601 in UTC.
     */
    Timestamp: string
    /** @description Subject id of a user. The project service resolves it to a name. */
    UserId: string
    /**
     * Format: uuid
     * @description Id that is always a UUID.
     */
    Uuid: string
    /** @description Label of a suite, a pair of key and value. */
    Label: {
      /** @description Name of the label. Starts with a letter or digit, then letters, digits, underscore or hyphen. */
      key: string
      /** @description Value of the label, with the same rule as the key. */
      value: string
    }
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
    /** @description Asks for a temporary download link. */
    DownloadRequest: {
      /** @description Seconds for which the link is good. The console always asks for 3600. */
      expirationTime: number
      /** @description Name under which a browser saves the file. */
      filename?: string
    }
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
     * @description Where the tests of a suite run.
     * @enum {string}
     */
    EnvironmentType: 'container' | 'native'
    /** @description Where tests run. The platform may add environments; the console shows one that it does not know by its own name, and sends it back as it is. */
    AnyEnvironmentType: components['schemas']['EnvironmentType'] | string
    /**
     * @description State of a job, a report or a stage. Succeeded, failed and canceled are final.
     * @enum {string}
     */
    ReportStatus: 'scheduled' | 'started' | 'succeeded' | 'failed' | 'canceled'
    /** @description State of a job, a report or a stage. The platform may add others; the console shows one that it does not know as Unknown, and offers nothing that depends on it. */
    AnyReportStatus: components['schemas']['ReportStatus'] | 'unknown'
    /** @description Counts of test cases. */
    CaseResults: {
      /** @description Number of cases. */
      totalCount: number
      /** @description Number of cases that succeeded so far. */
      successCount: number
      /** @description Number of cases that failed so far. */
      failureCount: number
    }
    /**
     * @description Ascending or descending.
     * @enum {string}
     */
    SortOrder: 'asc' | 'desc'
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
    /** @description True lists only deleted (deprecated) items, false only active ones. The platform uses false when it is left out. */
    Deprecated: boolean
    /** @description Direction of the sort. */
    Order: components['schemas']['SortOrder']
  }
  requestBodies: never
  headers: {
    /** @description Differs when the answer differs. With `private, no-cache` in `Cache-Control` a browser keeps the answer, sends the tag as `If-None-Match` with the next call of the same address, and takes what it has when the service answers 304 without a body. The service checks access before it compares tags. */
    EntityTag: string
  }
  pathItems: never
}
export type IntegrationType = components['schemas']['IntegrationType']
export type AnyIntegrationType = components['schemas']['AnyIntegrationType']
export type ScheduleRate = components['schemas']['ScheduleRate']
export type AnyScheduleRate = components['schemas']['AnyScheduleRate']
export type RateSchedule = components['schemas']['RateSchedule']
export type CronSchedule = components['schemas']['CronSchedule']
export type Schedule = components['schemas']['Schedule']
export type BranchEvent = components['schemas']['BranchEvent']
export type TagEvent = components['schemas']['TagEvent']
export type GithubEvents = components['schemas']['GithubEvents']
export type GitlabEvents = components['schemas']['GitlabEvents']
export type ReleaseEvents = components['schemas']['ReleaseEvents']
export type GithubTarget = components['schemas']['GithubTarget']
export type GithubRepository = components['schemas']['GithubRepository']
export type GithubRepositoryRequest = components['schemas']['GithubRepositoryRequest']
export type GitlabTarget = components['schemas']['GitlabTarget']
export type GitlabProject = components['schemas']['GitlabProject']
export type GitlabProjectRequest = components['schemas']['GitlabProjectRequest']
export type IntegrationTestOptions = components['schemas']['IntegrationTestOptions']
export type IntegrationSettings = components['schemas']['IntegrationSettings']
export type IntegrationRecord = components['schemas']['IntegrationRecord']
export type GithubIntegration = components['schemas']['GithubIntegration']
export type GitlabIntegration = components['schemas']['GitlabIntegration']
export type Integration = components['schemas']['Integration']
export type IntegrationPage = components['schemas']['IntegrationPage']
export type GithubIntegrationRequest = components['schemas']['GithubIntegrationRequest']
export type GitlabIntegrationRequest = components['schemas']['GitlabIntegrationRequest']
export type IntegrationRequest = components['schemas']['IntegrationRequest']
export type SaveIntegrationAnswer = components['schemas']['SaveIntegrationAnswer']
export type LogExpirationTime = components['schemas']['LogExpirationTime']
export type BuildOptions = components['schemas']['BuildOptions']
export type TestOptions = components['schemas']['TestOptions']
export type JobTestOptions = components['schemas']['JobTestOptions']
export type ReleaseOptions = components['schemas']['ReleaseOptions']
export type JobSettings = components['schemas']['JobSettings']
export type GitBranchTarget = components['schemas']['GitBranchTarget']
export type GitTagTarget = components['schemas']['GitTagTarget']
export type GitShaTarget = components['schemas']['GitShaTarget']
export type GitTarget = components['schemas']['GitTarget']
export type ScheduleGitJobRequest = components['schemas']['ScheduleGitJobRequest']
export type ScheduleSourceJobRequest = components['schemas']['ScheduleSourceJobRequest']
export type ScheduleReuseJobRequest = components['schemas']['ScheduleReuseJobRequest']
export type ScheduleJobRequest = components['schemas']['ScheduleJobRequest']
export type ScheduleJobAnswer = components['schemas']['ScheduleJobAnswer']
export type Source = components['schemas']['Source']
export type SourcePage = components['schemas']['SourcePage']
export type SourceDownload = components['schemas']['SourceDownload']
export type SuitePurpose = components['schemas']['SuitePurpose']
export type AnySuitePurpose = components['schemas']['AnySuitePurpose']
export type ScenarioVersionId = components['schemas']['ScenarioVersionId']
export type ListParameterOverride = components['schemas']['ListParameterOverride']
export type RangeParameterOverride = components['schemas']['RangeParameterOverride']
export type ParameterOverride = components['schemas']['ParameterOverride']
export type SuiteSpecRequest = components['schemas']['SuiteSpecRequest']
export type SuiteSpec = components['schemas']['SuiteSpec']
export type SuiteSpecPage = components['schemas']['SuiteSpecPage']
export type AttachmentRequest = components['schemas']['AttachmentRequest']
export type Attachment = components['schemas']['Attachment']
export type Suite = components['schemas']['Suite']
export type SuitePage = components['schemas']['SuitePage']
export type SuiteContent = components['schemas']['SuiteContent']
export type CreateSuiteRequest = components['schemas']['CreateSuiteRequest']
export type UpdateSuiteRequest = components['schemas']['UpdateSuiteRequest']
export type CreateSuiteAnswer = components['schemas']['CreateSuiteAnswer']
export type UpdateSuiteAnswer = components['schemas']['UpdateSuiteAnswer']
export type ReportCatalog = components['schemas']['ReportCatalog']
export type ReportSuite = components['schemas']['ReportSuite']
export type ReportScenario = components['schemas']['ReportScenario']
export type ReportAreaMap = components['schemas']['ReportAreaMap']
export type ReportSimulation = components['schemas']['ReportSimulation']
export type ReportLog = components['schemas']['ReportLog']
export type LogStream = components['schemas']['LogStream']
export type GitCommit = components['schemas']['GitCommit']
export type JobIntegration = components['schemas']['JobIntegration']
export type JobEvent = components['schemas']['JobEvent']
export type JobReleaseStatus = components['schemas']['JobReleaseStatus']
export type AnyJobReleaseStatus = components['schemas']['AnyJobReleaseStatus']
export type JobFirmware = components['schemas']['JobFirmware']
export type JobBuild = components['schemas']['JobBuild']
export type JobTest = components['schemas']['JobTest']
export type JobReport = components['schemas']['JobReport']
export type JobReportPage = components['schemas']['JobReportPage']
export type PackageJobTest = components['schemas']['PackageJobTest']
export type PackageJobReport = components['schemas']['PackageJobReport']
export type PackageJobReportPage = components['schemas']['PackageJobReportPage']
export type BuildEvent = components['schemas']['BuildEvent']
export type BuildImage = components['schemas']['BuildImage']
export type BuildKind = components['schemas']['BuildKind']
export type BuildArtifact = components['schemas']['BuildArtifact']
export type BuildMlPackage = components['schemas']['BuildMlPackage']
export type BuildLogs = components['schemas']['BuildLogs']
export type JobParent = components['schemas']['JobParent']
export type BuildReport = components['schemas']['BuildReport']
export type BuildReportPage = components['schemas']['BuildReportPage']
export type FailureCauseLabels = components['schemas']['FailureCauseLabels']
export type SuiteLogs = components['schemas']['SuiteLogs']
export type SuiteReport = components['schemas']['SuiteReport']
export type SuiteReportPage = components['schemas']['SuiteReportPage']
export type SpecParents = components['schemas']['SpecParents']
export type SpecReport = components['schemas']['SpecReport']
export type SpecReportPage = components['schemas']['SpecReportPage']
export type CaseLogs = components['schemas']['CaseLogs']
export type CaseComponent = components['schemas']['CaseComponent']
export type CaseOptions = components['schemas']['CaseOptions']
export type CaseReport = components['schemas']['CaseReport']
export type CaseReportPage = components['schemas']['CaseReportPage']
export type CaseAttempt = components['schemas']['CaseAttempt']
export type CaseAttemptPage = components['schemas']['CaseAttemptPage']
export type LogDownload = components['schemas']['LogDownload']
export type LogEvent = components['schemas']['LogEvent']
export type LogEventPage = components['schemas']['LogEventPage']
export type Id = components['schemas']['Id']
export type NextToken = components['schemas']['NextToken']
export type Timestamp = components['schemas']['Timestamp']
export type UserId = components['schemas']['UserId']
export type Uuid = components['schemas']['Uuid']
export type Label = components['schemas']['Label']
export type ErrorByCode = components['schemas']['ErrorByCode']
export type ErrorByName = components['schemas']['ErrorByName']
export type ErrorBody = components['schemas']['ErrorBody']
export type DownloadRequest = components['schemas']['DownloadRequest']
export type ScenarioType = components['schemas']['ScenarioType']
export type AnyScenarioType = components['schemas']['AnyScenarioType']
export type EnvironmentType = components['schemas']['EnvironmentType']
export type AnyEnvironmentType = components['schemas']['AnyEnvironmentType']
export type ReportStatus = components['schemas']['ReportStatus']
export type AnyReportStatus = components['schemas']['AnyReportStatus']
export type CaseResults = components['schemas']['CaseResults']
export type SortOrder = components['schemas']['SortOrder']
export type ResponseError = components['responses']['Error']
export type ResponseEmpty = components['responses']['Empty']
export type ParameterProjectId = components['parameters']['ProjectId']
export type ParameterSize = components['parameters']['Size']
export type ParameterNextToken = components['parameters']['NextToken']
export type ParameterDeprecated = components['parameters']['Deprecated']
export type ParameterOrder = components['parameters']['Order']
export type HeaderEntityTag = components['headers']['EntityTag']
export type $defs = Record<string, never>
export interface operations {
  listIntegrations: {
    parameters: {
      query?: {
        /** @description Lists only the integrations of this catalog. */
        catalogId?: components['schemas']['Id']
        /** @description True lists only deleted integrations, false only active ones. The platform uses false when it is left out. */
        deleted?: boolean
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
      /** @description One page of integrations. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['IntegrationPage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  createIntegration: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    /** @description The new integration. */
    requestBody: {
      content: {
        'application/json': components['schemas']['IntegrationRequest']
      }
    }
    responses: {
      /** @description The integration was created. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SaveIntegrationAnswer']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  getIntegration: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the integration. */
        integrationId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The integration. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Integration']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  deleteIntegration: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the integration. */
        integrationId: components['schemas']['Id']
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
  updateIntegration: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the integration. */
        integrationId: components['schemas']['Id']
      }
      cookie?: never
    }
    /** @description The integration as it is from now on. */
    requestBody: {
      content: {
        'application/json': components['schemas']['IntegrationRequest']
      }
    }
    responses: {
      /** @description The new version was saved. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SaveIntegrationAnswer']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  scheduleJob: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    /** @description What to build and what to test. */
    requestBody: {
      content: {
        'application/json': components['schemas']['ScheduleJobRequest']
      }
    }
    responses: {
      /** @description The job is scheduled. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ScheduleJobAnswer']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  cancelJob: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the job. */
        jobId: components['schemas']['Id']
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
  listSources: {
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
      /** @description One page of sources. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SourcePage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  getSource: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the source. */
        sourceId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The source. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Source']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  downloadSource: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the source. */
        sourceId: components['schemas']['Id']
      }
      cookie?: never
    }
    /** @description For how long the link is good and the name of the saved file. */
    requestBody: {
      content: {
        'application/json': components['schemas']['DownloadRequest']
      }
    }
    responses: {
      /** @description The link. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SourceDownload']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  listSuites: {
    parameters: {
      query?: {
        /** @description Lists only suites of this type. */
        type?: components['schemas']['AnyScenarioType']
        /** @description Lists only suites that are attached to this catalog. */
        catalogId?: components['schemas']['Id']
        /** @description True lists only deleted (deprecated) items, false only active ones. The platform uses false when it is left out. */
        deprecated?: components['parameters']['Deprecated']
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
      /** @description One page of suites. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SuitePage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  createSuite: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    /** @description The new suite. */
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateSuiteRequest']
      }
    }
    responses: {
      /** @description The suite was created. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CreateSuiteAnswer']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  getSuite: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the suite. */
        suiteId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The suite. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Suite']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  updateSuite: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the suite. */
        suiteId: components['schemas']['Id']
      }
      cookie?: never
    }
    /** @description The suite as it is from now on. */
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateSuiteRequest']
      }
    }
    responses: {
      /** @description The new version was saved. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UpdateSuiteAnswer']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  deprecateSuite: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the suite. */
        suiteId: components['schemas']['Id']
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
  listSuiteSpecs: {
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
        /** @description Id of the suite. */
        suiteId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of specs. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SuiteSpecPage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  listSuitesByScenario: {
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
      /** @description One page of suites. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SuitePage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  listJobReports: {
    parameters: {
      query?: {
        /** @description Lists only the jobs of this catalog. */
        catalogId?: components['schemas']['Id']
        /** @description Lists only jobs in one of these states. The parameter is repeated, once for each state. */
        status?: components['schemas']['ReportStatus'][]
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
      /** @description One page of job reports. */
      200: {
        headers: {
          ETag: components['headers']['EntityTag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['JobReportPage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  getJobReport: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the job. */
        jobId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The job report. */
      200: {
        headers: {
          ETag: components['headers']['EntityTag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['JobReport']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  getFirmwareReleaseReport: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the catalog of the release. */
        catalogId: components['schemas']['Id']
        /** @description Id of the firmware release. */
        releaseId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The job report. */
      200: {
        headers: {
          ETag: components['headers']['EntityTag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['JobReport']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  listPackageJobReports: {
    parameters: {
      query: {
        /** @description Release of the ML package. */
        mlPackageReleaseId: components['schemas']['Id']
        /** @description Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out. */
        size?: components['parameters']['Size']
        /** @description Token from the previous answer; left out for the first page. */
        nextToken?: components['parameters']['NextToken']
      }
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the ML package. */
        packageId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of job reports. */
      200: {
        headers: {
          ETag: components['headers']['EntityTag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PackageJobReportPage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  listBuildReports: {
    parameters: {
      query?: {
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
        /** @description Id of the job. */
        jobId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of build reports. */
      200: {
        headers: {
          ETag: components['headers']['EntityTag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BuildReportPage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  getBuildReport: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the job. */
        jobId: components['schemas']['Id']
        /** @description Id of the build report. */
        buildReportId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The build report. */
      200: {
        headers: {
          ETag: components['headers']['EntityTag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BuildReport']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  listSuiteReports: {
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
        /** @description Id of the job. */
        jobId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of suite reports. */
      200: {
        headers: {
          ETag: components['headers']['EntityTag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SuiteReportPage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  getSuiteReport: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the job. */
        jobId: components['schemas']['Id']
        /** @description Id of the suite report. */
        suiteReportId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The suite report. */
      200: {
        headers: {
          ETag: components['headers']['EntityTag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SuiteReport']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  listSpecReports: {
    parameters: {
      query: {
        /** @description Suite report whose spec reports are listed. */
        suiteReportId: components['schemas']['Id']
        /** @description What the list is sorted by. */
        sort?: 'scenario_name'
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
        /** @description Id of the job. */
        jobId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of spec reports. */
      200: {
        headers: {
          ETag: components['headers']['EntityTag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SpecReportPage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  getSpecReport: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the job. */
        jobId: components['schemas']['Id']
        /** @description Id of the spec report. */
        specReportId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The spec report. */
      200: {
        headers: {
          ETag: components['headers']['EntityTag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SpecReport']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  listCaseReports: {
    parameters: {
      query?: {
        /** @description Lists only the cases of this spec report. */
        specReportId?: components['schemas']['Id']
        /** @description Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out. */
        size?: components['parameters']['Size']
        /** @description Token from the previous answer; left out for the first page. */
        nextToken?: components['parameters']['NextToken']
      }
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the job. */
        jobId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of case reports. */
      200: {
        headers: {
          ETag: components['headers']['EntityTag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CaseReportPage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  getCaseReport: {
    parameters: {
      query?: {
        /** @description Attempt to show; the newest one when it is left out. */
        attemptId?: components['schemas']['Id']
      }
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the job. */
        jobId: components['schemas']['Id']
        /** @description Id of the case report. */
        caseReportId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The case report. */
      200: {
        headers: {
          ETag: components['headers']['EntityTag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CaseReport']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  listCaseAttempts: {
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
        /** @description Id of the job. */
        jobId: components['schemas']['Id']
        /** @description Id of the case report. */
        caseReportId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of attempts. */
      200: {
        headers: {
          ETag: components['headers']['EntityTag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CaseAttemptPage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  downloadLog: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the log, from a report. */
        logId: components['schemas']['Id']
      }
      cookie?: never
    }
    /** @description For how long the link is good and the name of the saved file. */
    requestBody: {
      content: {
        'application/json': components['schemas']['DownloadRequest']
      }
    }
    responses: {
      /** @description The link. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LogDownload']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  listLogStreamEvents: {
    parameters: {
      query?: {
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
        /** @description Id of the log stream, from a build report. */
        logStreamId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of log lines. */
      200: {
        headers: {
          ETag: components['headers']['EntityTag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LogEventPage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
}
