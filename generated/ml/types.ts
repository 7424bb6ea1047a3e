// Generated from openapi/ by `npm run codegen`. Do not edit.

export interface paths {
  '/projects/{projectId}/experiments': {
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
     * List experiments
     * @description Lists the experiments of a project, active or deleted ones.
     */
    get: operations['listExperiments']
    put?: never
    /**
     * Create an experiment
     * @description Creates an experiment without runs.
     */
    post: operations['createExperiment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/experiments/{experimentId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
      }
      cookie?: never
    }
    /**
     * Get an experiment
     * @description Gets one experiment, deleted ones included.
     */
    get: operations['getExperiment']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update an experiment
     * @description Changes the name and the description of an experiment.
     */
    patch: operations['updateExperiment']
    trace?: never
  }
  '/projects/{projectId}/experiments/{experimentId}/deprecate': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Delete an experiment
     * @description Marks an experiment as deleted, for good. It can no longer be edited and takes no new runs; its runs stay readable.
     */
    post: operations['deprecateExperiment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/experiments/{experimentId}/runs/': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
      }
      cookie?: never
    }
    /**
     * List runs
     * @description Lists the runs of an experiment, active or deleted ones. The path ends with a slash.
     */
    get: operations['listRuns']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/experiments/{experimentId}/runs/schedule': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Start a run
     * @description Starts a run in an experiment. It builds from git or from an uploaded source, or takes over the build of an earlier run.
     */
    post: operations['scheduleRun']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/experiments/{experimentId}/runs/{runId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
        /** @description Id of the run. */
        runId: components['parameters']['RunId']
      }
      cookie?: never
    }
    /**
     * Get a run
     * @description Gets one run with its report, deleted ones included.
     */
    get: operations['getRun']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update a run
     * @description Changes the name and the description of a run.
     */
    patch: operations['updateRun']
    trace?: never
  }
  '/projects/{projectId}/experiments/{experimentId}/runs/{runId}/deprecate': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
        /** @description Id of the run. */
        runId: components['parameters']['RunId']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Delete a run
     * @description Marks a run as deleted, for good. It can no longer be edited.
     */
    post: operations['deprecateRun']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/experiments/{experimentId}/runs/{runId}/cancel': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
        /** @description Id of the run. */
        runId: components['parameters']['RunId']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Cancel a run
     * @description Asks the platform to cancel a run that is not final yet. It may take a few minutes until the run's report reads `canceled`.
     */
    post: operations['cancelRun']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/experiments/{experimentId}/runs/{runId}/metrics': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
        /** @description Id of the run. */
        runId: components['parameters']['RunId']
      }
      cookie?: never
    }
    /**
     * List the metrics of a run
     * @description Lists the metrics that the training of a run has reported, each with its newest value.
     */
    get: operations['listRunMetrics']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/experiments/runs/reports': {
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
     * List run reports
     * @description Lists the run reports of a project, across its experiments.
     */
    get: operations['listRunReports']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/experiments/{experimentId}/runs/reports': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
      }
      cookie?: never
    }
    /**
     * List the run reports of an experiment
     * @description Lists the reports of the runs of one experiment.
     */
    get: operations['listExperimentRunReports']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/experiments/{experimentId}/runs/{runId}/build/reports': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
        /** @description Id of the run. */
        runId: components['parameters']['RunId']
      }
      cookie?: never
    }
    /**
     * List build reports
     * @description Lists the reports of the build stage of a run.
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
  '/projects/{projectId}/experiments/{experimentId}/runs/{runId}/build/reports/{buildReportId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
        /** @description Id of the run. */
        runId: components['parameters']['RunId']
        /** @description Id of the build report. */
        buildReportId: components['schemas']['Id']
      }
      cookie?: never
    }
    /**
     * Get a build report
     * @description Gets one report of the build stage of a run.
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
  '/projects/{projectId}/experiments/{experimentId}/runs/{runId}/process/reports': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
        /** @description Id of the run. */
        runId: components['parameters']['RunId']
      }
      cookie?: never
    }
    /**
     * List process reports
     * @description Lists the reports of the process stage of a run.
     */
    get: operations['listProcessReports']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/experiments/{experimentId}/runs/{runId}/process/reports/{processReportId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
        /** @description Id of the run. */
        runId: components['parameters']['RunId']
        /** @description Id of the process report. */
        processReportId: components['schemas']['Id']
      }
      cookie?: never
    }
    /**
     * Get a process report
     * @description Gets one report of the process stage of a run.
     */
    get: operations['getProcessReport']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/experiments/{experimentId}/runs/{runId}/train/reports': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
        /** @description Id of the run. */
        runId: components['parameters']['RunId']
      }
      cookie?: never
    }
    /**
     * List train reports
     * @description Lists the reports of the train stage of a run.
     */
    get: operations['listTrainReports']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/experiments/{experimentId}/runs/{runId}/train/reports/{trainReportId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
        /** @description Id of the run. */
        runId: components['parameters']['RunId']
        /** @description Id of the train report. */
        trainReportId: components['schemas']['Id']
      }
      cookie?: never
    }
    /**
     * Get a train report
     * @description Gets one report of the train stage of a run.
     */
    get: operations['getTrainReport']
    put?: never
    post?: never
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
        /** @description Id of the log stream, from a stage report. */
        logStreamId: components['schemas']['Id']
      }
      cookie?: never
    }
    /**
     * List the events of a log stream
     * @description Lists the lines that a stage has written so far. Ascending order puts the oldest line first. The log console reads pages of 100 lines and counts its own retries. A 410 means that the log has expired.
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
  '/projects/{projectId}/experiments/{experimentId}/runs/{runId}/logs': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
        /** @description Id of the run. */
        runId: components['parameters']['RunId']
      }
      cookie?: never
    }
    /**
     * List the logs of a run
     * @description Lists the log files that a run has left behind.
     */
    get: operations['listRunLogs']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/experiments/runs/logs/{logId}/download': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the log. */
        logId: components['schemas']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Get a download link of a run log
     * @description Makes a temporary link to a log file of a run.
     */
    post: operations['downloadRunLog']
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
  '/projects/{projectId}/artifacts': {
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
     * List artifacts
     * @description Lists the artifacts that one run has made, or that belong to one package. One of the two ids is given.
     */
    get: operations['listArtifacts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/artifacts/batch_get': {
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
     * Get several artifacts
     * @description Gets artifacts by their ids in one call, such as the items of a package release. Ids without an artifact are left out of the answer.
     */
    post: operations['batchGetArtifacts']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/artifacts/{artifactId}/download': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the artifact. */
        artifactId: components['schemas']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Get a download link of an artifact
     * @description Makes a temporary link to the file of an artifact.
     */
    post: operations['downloadArtifact']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/checkpoints': {
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
     * List checkpoints
     * @description Lists the checkpoints that the training of a run has saved.
     */
    get: operations['listCheckpoints']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/checkpoints/{checkpointId}/download': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the checkpoint. */
        checkpointId: components['schemas']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Get a download link of a checkpoint
     * @description Makes a temporary link to the file of a checkpoint.
     */
    post: operations['downloadCheckpoint']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
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
     * @description Lists the git repositories that runs of the project can build from.
     */
    get: operations['listIntegrations']
    put?: never
    /**
     * Create an integration
     * @description Connects a git repository to the project, so that runs can build from it.
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
     * @description Gets one integration, deleted ones included. The access token is never part of the answer.
     */
    get: operations['getIntegration']
    put?: never
    post?: never
    delete?: never
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
     * @description Saves a new version of an integration. The body is complete, access token included.
     */
    post: operations['updateIntegration']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/integrations/{integrationId}/delete': {
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
     * Delete an integration
     * @description Marks an integration as deleted. No new run can build from it; runs that did stay as they are.
     */
    post: operations['deleteIntegration']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/annotation_datasets/training_datasets': {
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
     * List training datasets
     * @description Lists the training datasets of a project.
     */
    get: operations['listTrainingDatasets']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/annotation_datasets/{annotationDatasetId}/training_datasets/{trainingDatasetId}/delete': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the annotation dataset from which the training dataset was made. */
        annotationDatasetId: components['schemas']['Id']
        /** @description Id of the training dataset. */
        trainingDatasetId: components['schemas']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Delete a training dataset
     * @description Schedules the deletion of a deployed training dataset. Its status is `delete_scheduled` until the files are gone. Several datasets are deleted by one call each.
     */
    post: operations['deleteTrainingDataset']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/packages': {
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
     * List packages
     * @description Lists the packages of a project and those that other projects share with it, active or deleted ones.
     */
    get: operations['listPackages']
    put?: never
    /**
     * Create a package
     * @description Creates a package without releases.
     */
    post: operations['createPackage']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/packages/{packageId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the package. */
        packageId: components['parameters']['PackageId']
      }
      cookie?: never
    }
    /**
     * Get a package
     * @description Gets the newest version of a package, deleted ones included.
     */
    get: operations['getPackage']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/packages/{packageId}/versions': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the package. */
        packageId: components['parameters']['PackageId']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Update a package
     * @description Saves a new version of a package. Pipelines find a package by its name, so a new name affects them.
     */
    post: operations['updatePackage']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/packages/{packageId}/deprecate': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the package. */
        packageId: components['parameters']['PackageId']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Delete a package
     * @description Marks a package as deleted, for good. It can no longer be edited, released or shared. For a package that another project shares, this ends the sharing.
     */
    post: operations['deprecatePackage']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/packages/batch_get': {
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
     * Get several packages
     * @description Gets packages by their ids in one call. Ids without a package are left out of the answer. A 403 means that the user may see none of them.
     */
    post: operations['batchGetPackages']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/packages/{packageId}/releases': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the package. */
        packageId: components['parameters']['PackageId']
      }
      cookie?: never
    }
    /**
     * List package releases
     * @description Lists the releases of a package, active or deleted ones.
     */
    get: operations['listPackageReleases']
    put?: never
    /**
     * Create a package release
     * @description Creates a release of a package from artifacts. The platform then packs them; the packaging report tells how far it is.
     */
    post: operations['createPackageRelease']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/packages/{packageId}/releases/{releaseId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the package. */
        packageId: components['parameters']['PackageId']
        /** @description Id of the package release. */
        releaseId: components['parameters']['ReleaseId']
      }
      cookie?: never
    }
    /**
     * Get a package release
     * @description Gets one release of a package, deleted ones included. The console asks again every 15 seconds until packaging is completed or failed.
     */
    get: operations['getPackageRelease']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update a package release
     * @description Changes the name and the description of a release. Its items stay as they are.
     */
    patch: operations['updatePackageRelease']
    trace?: never
  }
  '/projects/{projectId}/packages/{packageId}/releases/{releaseId}/deprecate': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the package. */
        packageId: components['parameters']['PackageId']
        /** @description Id of the package release. */
        releaseId: components['parameters']['ReleaseId']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Delete a package release
     * @description Marks a release as deleted, for good. Only releases whose packaging is completed or failed can be deleted.
     */
    post: operations['deprecatePackageRelease']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/packages/{packageId}/releases/{releaseId}/download': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the package. */
        packageId: components['parameters']['PackageId']
        /** @description Id of the package release. */
        releaseId: components['parameters']['ReleaseId']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Get a download link of a package release
     * @description Makes a temporary link to the packed file of a release whose packaging is completed.
     */
    post: operations['downloadPackageRelease']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/packages/{packageId}/releases/{releaseId}/review': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the package. */
        packageId: components['parameters']['PackageId']
        /** @description Id of the package release. */
        releaseId: components['parameters']['ReleaseId']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Review a package release
     * @description Records the outcome of a review, with the signed-in user as the reviewer. Only releases whose packaging is completed can be reviewed.
     */
    post: operations['reviewPackageRelease']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/packages/releases/batch_get': {
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
     * Get several package releases
     * @description Gets package releases by their ids in one call, whatever package they belong to. Ids without a release are left out of the answer.
     */
    post: operations['batchGetPackageReleases']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/packages/{packageId}/shares': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the package. */
        packageId: components['parameters']['PackageId']
      }
      cookie?: never
    }
    /**
     * List the shares of a package
     * @description Lists the projects that a package is or was shared with, and how far each invitation is.
     */
    get: operations['listPackageShares']
    put?: never
    /**
     * Share a package
     * @description Invites another project to a package. The package appears there some minutes after the invitation is accepted.
     */
    post: operations['createPackageShare']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/packages/{packageId}/shares/{shareId}/deprecate': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the package. */
        packageId: components['parameters']['PackageId']
        /** @description Id of the share. */
        shareId: components['schemas']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Stop sharing a package
     * @description Ends one share. The package becomes deleted in the destination project; it can be shared again.
     */
    post: operations['deprecatePackageShare']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/packages/shares/invitations': {
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
     * List package share invitations
     * @description Lists the invitations to packages of other projects that this project has not answered yet.
     */
    get: operations['listPackageShareInvitations']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/packages/{packageId}/shares/invitations/{invitationId}/accept': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the shared package, from the invitation. */
        packageId: components['schemas']['Id']
        /** @description Id of the invitation. */
        invitationId: components['schemas']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Accept a package share invitation
     * @description Accepts an invitation. It may take several minutes until the package appears in the project.
     */
    post: operations['acceptPackageShareInvitation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/projects/{projectId}/packages/{packageId}/shares/invitations/{invitationId}/reject': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the shared package, from the invitation. */
        packageId: components['schemas']['Id']
        /** @description Id of the invitation. */
        invitationId: components['schemas']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Reject a package share invitation
     * @description Rejects an invitation. The package does not appear in the project.
     */
    post: operations['rejectPackageShareInvitation']
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
    /** @description Which things to get. */
    BatchGetRequest: {
      /** @description Ids of the things, 1 to 100. */
      ids: components['schemas']['Id'][]
    }
    /** @description Temporary link to a file. */
    FileDownload: {
      /**
       * Format: uri
       * @description Link to the file. It is good for the requested time and needs no token. Absent when the platform has no link to give.
       */
      url?: string
      /** @description Name of the file. */
      filename: string
      /** @description Size of the file in bytes. */
      size: number
    }
    /** @description Name of an experiment, 1 to 128 characters. */
    ExperimentName: string
    /** @description Text that says what a thing is for, at most 512 characters; may be empty. */
    Description: string
    /** @description An experiment, which holds the runs made for one question. */
    Experiment: {
      /** @description Id of the experiment. */
      id: components['schemas']['Uuid']
      name: components['schemas']['ExperimentName']
      /** @description What the experiment is for; may be empty. */
      description: components['schemas']['Description']
      /** @description True once the experiment is deleted. */
      deprecated: boolean
      /** @description When the experiment was created. */
      createdAt: components['schemas']['Timestamp']
      /** @description When the experiment was last changed. */
      updatedAt: components['schemas']['Timestamp']
    }
    /** @description One page of experiments. */
    ExperimentPage: {
      /** @description The experiments of this page. */
      experiments: components['schemas']['Experiment'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description A new experiment. */
    CreateExperimentRequest: {
      name: components['schemas']['ExperimentName']
      /** @description What the experiment is for; may be empty. */
      description: components['schemas']['Description']
    }
    /** @description Name and description of an experiment from now on. */
    UpdateExperimentRequest: {
      name: components['schemas']['ExperimentName']
      /** @description What the experiment is for; may be empty. */
      description: components['schemas']['Description']
    }
    /** @description Name of a run, 1 to 128 characters. */
    RunName: string
    /** @description Package into which the config of a run puts its artifacts. The artifacts can be released only when both fields are there. */
    TrainingArtifacts: {
      /** @description Id of the package. */
      packageId?: components['schemas']['Id']
      /** @description Name of the package. */
      packageName?: string
    }
    /** @description What the platform has read from the config file of a run. */
    RunConfig: {
      trainingArtifacts?: components['schemas']['TrainingArtifacts']
    }
    /** @description Value of a metric of a run, as the list of runs shows it. */
    MetricSummary: {
      /** @description Name of the metric. */
      name: string
      /** @description Newest value of the metric. The console shows it with at most 5 decimals. */
      value: number
    }
    /** @description A run of an experiment, which builds, processes and trains once. */
    Run: {
      /** @description Id of the run. */
      id: components['schemas']['Id']
      name: components['schemas']['RunName']
      /** @description What the run is for; may be empty. */
      description: components['schemas']['Description']
      /** @description Experiment of the run. */
      experimentId: components['schemas']['Uuid']
      /** @description When the run was created. */
      createdAt: components['schemas']['Timestamp']
      /** @description Who created the run. */
      createdBy: components['schemas']['UserId']
      /** @description Name of the person who created the run; empty when the platform does not know it. */
      userName: string
      /** @description True once the run is deleted. */
      deprecated: boolean
      /** @description Text of the config file, in YAML. Absent until the platform has read the file. */
      configRaw?: string
      /** @description Path of the config file in the source. The console shows `config.yaml` when it is absent. */
      configPath?: string
      /** @description What the platform has read from the config file; absent until then. */
      config?: components['schemas']['RunConfig']
      /** @description Metrics of the run; empty until the training has reported one. */
      metricsSummary: components['schemas']['MetricSummary'][]
      report: components['schemas']['RunReport']
    }
    /** @description One page of runs. */
    RunPage: {
      /** @description The runs of this page, in the order that was asked for. */
      runs: components['schemas']['Run'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description Name and description of a run from now on. */
    UpdateRunRequest: {
      name: components['schemas']['RunName']
      /** @description What the run is for; may be empty. */
      description: components['schemas']['Description']
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
    /** @description How the model is trained. */
    TrainingOptions: {
      /** @description Command that starts the training. Left out means the command that the run would use anyway. */
      command?: string
    }
    /** @description What a new run holds, whatever it builds from. */
    RunSettings: {
      name: components['schemas']['RunName']
      /** @description What the run is for; may be empty. */
      description: components['schemas']['Description']
      /** @description Run whose process stage succeeded and whose results are taken over, so that the new run skips the stage. Left out means that the run processes by itself. */
      reusedProcessRunId?: components['schemas']['Id']
      trainingOptions: components['schemas']['TrainingOptions']
      /** @description Checkpoints to train from, in place of those that the run would use anyway. */
      trainingCheckpointIds?: components['schemas']['Uuid'][]
    }
    /** @description Path of the config file in the source. */
    ConfigPath: string
    /** @description New run that builds from a git repository. */
    ScheduleGitRunRequest: components['schemas']['RunSettings'] & {
      configPath: components['schemas']['ConfigPath']
      /** @description Integration whose repository is built. */
      integrationId: components['schemas']['Id']
      source: components['schemas']['GitTarget']
    }
    /** @description New run that builds from an uploaded source. */
    ScheduleWebautoRunRequest: components['schemas']['RunSettings'] & {
      configPath: components['schemas']['ConfigPath']
      /** @description Source to build. It must not have expired. */
      sourceId: components['schemas']['Id']
    }
    /** @description New run that builds nothing and takes over the build of an earlier run, config file included. */
    ScheduleReuseBuildStageRunRequest: components['schemas']['RunSettings'] & {
      /** @description Run whose build stage succeeded and is still reusable. */
      reusedBuildRunId: components['schemas']['Id']
    }
    /** @description New run, from git, from an uploaded source or with the build of an earlier run. */
    ScheduleRunRequest:
      | components['schemas']['ScheduleGitRunRequest']
      | components['schemas']['ScheduleWebautoRunRequest']
      | components['schemas']['ScheduleReuseBuildStageRunRequest']
    /** @description Says which run was started. */
    ScheduleRunAnswer: {
      /** @description Id of the new run. */
      runId: components['schemas']['Id']
    }
    /**
     * @description Outcome of a build or process stage. A skipped stage took over the results of another run.
     * @enum {string}
     */
    ReusableStageStatus: 'succeeded' | 'failed' | 'skipped'
    /** @description Outcome of a build or process stage. The platform may add others; the console shows one that it does not know as Unknown. */
    AnyReusableStageStatus: components['schemas']['ReusableStageStatus'] | 'unknown'
    /**
     * @description Outcome of a train stage.
     * @enum {string}
     */
    TrainStageStatus: 'succeeded' | 'failed'
    /** @description Outcome of a train stage. The platform may add others; the console shows one that it does not know as Unknown. */
    AnyTrainStageStatus: components['schemas']['TrainStageStatus'] | 'unknown'
    /** @description Build stage of a run. */
    BuildStage: {
      /** @description Outcome of the stage; absent until there is one. */
      status?: components['schemas']['AnyReusableStageStatus']
      /** @description Run whose build was taken over. Absent or all zeros when the run builds by itself. */
      reusedBuildRunId?: components['schemas']['Id']
    }
    /** @description Process stage of a run. */
    ProcessStage: {
      /** @description Outcome of the stage; absent until there is one. */
      status?: components['schemas']['AnyReusableStageStatus']
      /** @description Run whose process results were taken over. Absent or all zeros when the run processes by itself. */
      reusedProcessRunId?: components['schemas']['Id']
    }
    /** @description Train stage of a run. */
    TrainStage: {
      /** @description Outcome of the stage; absent until there is one. */
      status?: components['schemas']['AnyTrainStageStatus']
    }
    /** @description Commit that a run builds. */
    RunCommit: {
      /** @description Branch or tag that was asked for. */
      gitRef?: string
      /** @description Id of the commit. */
      gitSha?: string
    }
    /** @description Integration through which a run reads its repository. */
    RunIntegration: {
      /** @description Id of the integration. */
      id: components['schemas']['Id']
      type: components['schemas']['AnyIntegrationType']
    }
    /** @description What a run builds from. Each field may be absent, and its ids may be all zeros. */
    RunEvent: {
      source?: components['schemas']['RunCommit']
      /** @description Uploaded source that is built. */
      sourceId?: components['schemas']['Id']
      integration?: components['schemas']['RunIntegration']
      /** @description Run whose build is taken over. */
      reusedBuildRunId?: components['schemas']['Id']
    }
    /** @description Report of a run. The console asks again every 15 seconds until `finished_at` is there. */
    RunReport: {
      /** @description Id of the run. */
      runId: components['schemas']['Id']
      /** @description Experiment of the run. */
      experimentId: components['schemas']['Uuid']
      /** @description State of the run. */
      status: components['schemas']['AnyReportStatus']
      /** @description Why the run failed; absent otherwise. */
      failMessage?: string
      /** @description When the run started; absent before. */
      startedAt?: components['schemas']['Timestamp']
      /** @description When the run became final; absent before. */
      finishedAt?: components['schemas']['Timestamp']
      /** @description Build stage; absent while nothing is known of it. */
      build?: components['schemas']['BuildStage']
      /** @description Process stage; absent while nothing is known of it. */
      process?: components['schemas']['ProcessStage']
      /** @description Train stage; absent while nothing is known of it. */
      train?: components['schemas']['TrainStage']
      event: components['schemas']['RunEvent']
    }
    /** @description One page of run reports. */
    RunReportPage: {
      /** @description The run reports of this page. */
      reports: components['schemas']['RunReport'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description Metric that the training of a run reports. */
    Metric: {
      /** @description Id of the metric. */
      id: components['schemas']['Id']
      /** @description Name of the metric. */
      name: string
      /** @description Newest value of the metric. The console shows it with at most 5 decimals. */
      value: number
      /** @description When the value was reported. */
      updatedAt: components['schemas']['Timestamp']
    }
    /** @description One page of metrics. */
    MetricPage: {
      /** @description The metrics of this page. */
      metrics: components['schemas']['Metric'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description Log that a stage writes while it runs. */
    LogStream: {
      /** @description Id of the log stream. */
      id: components['schemas']['Id']
    }
    /** @description What the reports of all stages hold. The console asks again every 15 seconds until `finished_at` is there. */
    StageReport: {
      /** @description Id of the report. */
      id: components['schemas']['Id']
      /** @description Name shown to people. */
      name: string
      /** @description State of this part of the stage. */
      status: components['schemas']['AnyReportStatus']
      /** @description When it started; absent before. */
      startedAt?: components['schemas']['Timestamp']
      /** @description When it became final; absent before. */
      finishedAt?: components['schemas']['Timestamp']
      /** @description Why it failed; absent otherwise. */
      failMessage?: string
      /** @description Experiment of the run. */
      experimentId: components['schemas']['Uuid']
    }
    /** @description Logs of a build stage. */
    BuildLogs: {
      /** @description Output of the build, as it comes. Absent until the stage has a log. */
      buildOutputStream?: components['schemas']['LogStream']
    }
    /** @description Report of a build stage. */
    BuildReport: components['schemas']['StageReport'] & {
      /** @description Until when other runs can take over the results; absent when they cannot. */
      reuseExpiresAt?: components['schemas']['Timestamp']
      logs: components['schemas']['BuildLogs']
    }
    /** @description One page of build reports. */
    BuildReportPage: {
      /** @description The build reports of this page. */
      reports: components['schemas']['BuildReport'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description Logs of a process stage. */
    ProcessLogs: {
      /** @description Output of the processing, as it comes. Absent until the stage has a log. */
      processOutputStream?: components['schemas']['LogStream']
    }
    /** @description Report of a process stage. */
    ProcessReport: components['schemas']['StageReport'] & {
      /** @description Until when other runs can take over the results; absent when they cannot. */
      reuseExpiresAt?: components['schemas']['Timestamp']
      logs: components['schemas']['ProcessLogs']
    }
    /** @description One page of process reports. */
    ProcessReportPage: {
      /** @description The process reports of this page. */
      reports: components['schemas']['ProcessReport'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description Logs of a train stage. */
    TrainLogs: {
      /** @description Output of the training, as it comes. Absent until the stage has a log. */
      trainOutputStream?: components['schemas']['LogStream']
    }
    /** @description Report of a train stage. */
    TrainReport: components['schemas']['StageReport'] & {
      logs: components['schemas']['TrainLogs']
    }
    /** @description One page of train reports. */
    TrainReportPage: {
      /** @description The train reports of this page. */
      reports: components['schemas']['TrainReport'][]
      nextToken?: components['schemas']['NextToken']
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
    /** @description Log file that a run has left behind. */
    RunLog: {
      /** @description Id of the log. */
      id: components['schemas']['Id']
      /** @description Experiment of the run. */
      experimentId: components['schemas']['Uuid']
      /** @description What the log is about. The platform chooses the word. */
      category: string
      /** @description Size of the file in bytes. */
      size: number
      /** @description When the log was saved. */
      createdAt: components['schemas']['Timestamp']
    }
    /** @description One page of logs of a run. */
    RunLogPage: {
      /** @description The logs of this page. */
      logs: components['schemas']['RunLog'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description Source archive that was uploaded for runs to build. */
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
       * @description Link to the archive. It is good for the requested time and needs no token. Absent when the platform has no link to give.
       */
      url?: string
      /** @description Name of the archive, when the platform gives one. */
      filename?: string
      /** @description Size of the archive in bytes, when the platform gives it. */
      size?: number
    }
    /** @description File that a run has made. Package releases are made of artifacts. */
    Artifact: {
      /** @description Id of the artifact. */
      id: components['schemas']['Id']
      /** @description Name shown to people. */
      name: string
      /** @description Name of the file. A package release cannot hold two artifacts with the same one. */
      filename: string
      /** @description What the artifact is. */
      description: string
      /** @description Size of the file in bytes. */
      size: number
      /** @description Run that made the artifact. */
      runId: components['schemas']['Id']
      /** @description Experiment of the run. */
      experimentId: components['schemas']['Uuid']
      /** @description Package for which the artifact was made. Absent or all zeros when it belongs to none. */
      packageId?: components['schemas']['Id']
      /** @description When the artifact was saved. */
      createdAt: components['schemas']['Timestamp']
      /** @description When the artifact was last changed. */
      updatedAt: components['schemas']['Timestamp']
    }
    /** @description One page of artifacts. */
    ArtifactPage: {
      /** @description The artifacts of this page. */
      artifacts: components['schemas']['Artifact'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description The artifacts that were found. */
    BatchGetArtifactsAnswer: {
      /** @description Artifacts in no particular order. */
      found: components['schemas']['Artifact'][]
    }
    /** @description State of a training that was saved on the way. A later run can train from it. */
    Checkpoint: {
      /** @description Id of the checkpoint. */
      id: components['schemas']['Id']
      /** @description Name shown to people. */
      name: string
      /** @description Size of the file in bytes. */
      size: number
      /** @description When the checkpoint was saved. */
      createdAt: components['schemas']['Timestamp']
    }
    /** @description One page of checkpoints. */
    CheckpointPage: {
      /** @description The checkpoints of this page. */
      checkpoints: components['schemas']['Checkpoint'][]
      nextToken?: components['schemas']['NextToken']
    }
    /**
     * @description Kind of git host that an integration connects to.
     * @enum {string}
     */
    IntegrationType: 'github_v3'
    /** @description Kind of git host of a run. The platform may add others; the console shows one that it does not know by its own name. */
    AnyIntegrationType: components['schemas']['IntegrationType'] | string
    /** @description Repository on GitHub. */
    GithubTarget: {
      /** @description User or organization that owns the repository. */
      owner: string
      /** @description Name of the repository. */
      repo: string
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
    /** @description Connection to a git repository that runs build from. */
    Integration: {
      /** @description Id of the integration. */
      id: components['schemas']['Id']
      /** @description Id of the version; every update makes a new one. */
      versionId: components['schemas']['Id']
      type: components['schemas']['IntegrationType']
      githubV3: components['schemas']['GithubRepository']
      /** @description When the integration was created. */
      createdAt: components['schemas']['Timestamp']
      /** @description When this version was saved. */
      updatedAt: components['schemas']['Timestamp']
      /** @description When the integration was deleted; absent while it is active. */
      deletedAt?: components['schemas']['Timestamp']
      /** @description True once the integration is deleted. */
      deleted: boolean
    }
    /** @description One page of integrations. */
    IntegrationPage: {
      /** @description The integrations of this page. */
      integrations: components['schemas']['Integration'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description A new integration. */
    CreateIntegrationRequest: {
      type: components['schemas']['IntegrationType']
      githubV3: components['schemas']['GithubRepositoryRequest']
    }
    /** @description An integration as it is from now on. */
    UpdateIntegrationRequest: components['schemas']['CreateIntegrationRequest'] & {
      /** @description Version that the update is based on. */
      currentVersionId: components['schemas']['Id']
    }
    /** @description Says which version of the integration was saved. */
    UpdateIntegrationAnswer: {
      /** @description Id of the integration. */
      id: components['schemas']['Id']
      /** @description Id of the new version. */
      versionId: components['schemas']['Id']
    }
    /**
     * @description Where a training dataset is on its way into and out of the training storage. Only a deployed one can be deleted.
     * @enum {string}
     */
    DeploymentStatus: 'deploy_scheduled' | 'deployed' | 'delete_scheduled' | 'deleted'
    /** @description State of the files of a training dataset. The platform may add others; the console shows one that it does not know as Unknown, and offers no training with it. */
    AnyDeploymentStatus: components['schemas']['DeploymentStatus'] | 'unknown'
    /** @description Version of an annotation dataset that is deployed for training. */
    TrainingDataset: {
      /** @description Id of the training dataset. */
      id: components['schemas']['Id']
      /** @description Annotation dataset from which it was made. The console links to it in the annotation tool. */
      annotationDatasetId: components['schemas']['Id']
      /** @description Project of the annotation dataset. */
      annotationDatasetProjectId: components['schemas']['Id']
      /** @description Version of the annotation dataset. */
      annotationDatasetVersionId: components['schemas']['Id']
      /** @description Path at which training finds the files. */
      deploymentPath: string
      /** @description Size of the files in bytes. The console shows it in GB of 1024 cubed bytes. */
      deploymentSize: number
      deploymentStatus: components['schemas']['AnyDeploymentStatus']
      /** @description When the training dataset was created. */
      createdAt: components['schemas']['Timestamp']
    }
    /** @description One page of training datasets. */
    TrainingDatasetPage: {
      /** @description The training datasets of this page. */
      trainingDatasets: components['schemas']['TrainingDataset'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description A package, which collects artifacts in releases. In a project that it is shared with, it is read-only. */
    Package: {
      /** @description Id of the package. */
      id: components['schemas']['Id']
      /** @description Project in which the package is found. */
      projectId: components['schemas']['Id']
      /** @description Name shown to people. Pipelines find the package by it. */
      name: string
      /** @description What the package is for; may be empty. */
      description: components['schemas']['Description']
      /** @description Id of the version; every update makes a new one. */
      versionId: components['schemas']['Id']
      /** @description When the package was created. */
      createdAt: components['schemas']['Timestamp']
      /** @description When this version was saved. */
      updatedAt: components['schemas']['Timestamp']
      /** @description True once the package is deleted, or once its sharing with this project has ended. */
      deprecated: boolean
      /** @description When the package was deleted; absent while it is active. */
      deprecatedAt?: components['schemas']['Timestamp']
      /** @description Project that shares the package with this one; absent for the project's own packages. */
      sharedFrom?: components['schemas']['Id']
    }
    /** @description One page of packages. */
    PackagePage: {
      /** @description The packages of this page. */
      packages: components['schemas']['Package'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description The packages that were found. */
    BatchGetPackagesAnswer: {
      /** @description Packages in no particular order. */
      found: components['schemas']['Package'][]
    }
    /** @description A new package. */
    CreatePackageRequest: {
      /** @description Name of the package, 1 to 32 characters. Starts with a letter, then letters, digits, underscore or hyphen. */
      name: string
      /** @description What the package is for; may be empty. */
      description: components['schemas']['Description']
    }
    /** @description A package as it is from now on. */
    UpdatePackageRequest: components['schemas']['CreatePackageRequest'] & {
      /** @description Version that the update is based on. */
      currentVersionId: components['schemas']['Id']
    }
    /** @description Says which version of the package was saved. */
    UpdatePackageAnswer: {
      /** @description Id of the package. */
      id: components['schemas']['Id']
      /** @description Id of the new version. */
      versionId: components['schemas']['Id']
    }
    /**
     * @description State of the packing of a release. Completed and failed are final.
     * @enum {string}
     */
    PackagingStatus: 'requested' | 'started' | 'completed' | 'failed'
    /** @description State of the packing of a release. The platform may add others; the console shows one that it does not know as Unknown, and offers nothing that needs a packed one. */
    AnyPackagingStatus: components['schemas']['PackagingStatus'] | 'unknown'
    /** @description Report of the packing of a release. */
    PackagingReport: {
      status: components['schemas']['AnyPackagingStatus']
    }
    /**
     * @description Outcome of the review of a release; `non_approved` before the first review.
     * @enum {string}
     */
    ReviewStatus: 'approved' | 'non_approved'
    /** @description What the reviewer has to say, at most 200 characters. */
    ReviewComment: string
    /** @description Review of a release. */
    Review: {
      status: components['schemas']['ReviewStatus']
      comment?: components['schemas']['ReviewComment']
      /** @description When the release was reviewed; absent before. */
      reviewedAt?: components['schemas']['Timestamp']
      /** @description Who reviewed the release; absent before. */
      reviewedBy?: components['schemas']['UserId']
    }
    /** @description Outcome of a review. */
    ReviewRequest: {
      /** @description Outcome of the review. The console offers `approved` only. */
      status: components['schemas']['ReviewStatus']
      comment?: components['schemas']['ReviewComment']
    }
    /** @description Item of a release, by its id alone. The batch call for artifacts tells more. */
    ReleaseItem: {
      /** @description Id of the artifact. */
      id: components['schemas']['Id']
    }
    /** @description What a release holds. */
    ReleaseAsset: {
      /** @description The items of the release, 1 to 10. */
      items: components['schemas']['ReleaseItem'][]
    }
    /** @description Release of a package. */
    PackageRelease: {
      /** @description Id of the release. */
      id: components['schemas']['Id']
      /** @description Package of the release. */
      packageId: components['schemas']['Id']
      /** @description Project in which the release is found. */
      projectId: components['schemas']['Id']
      /** @description Name shown to people. */
      name: string
      /** @description What the release brings; may be empty. */
      description: components['schemas']['Description']
      /** @description When the release was created. */
      createdAt: components['schemas']['Timestamp']
      /** @description When the release was last changed. */
      updatedAt: components['schemas']['Timestamp']
      /** @description Who created the release. */
      createdBy: components['schemas']['UserId']
      /** @description True once the release is deleted. */
      deprecated: boolean
      /** @description When the release was deleted; absent while it is active. */
      deprecatedAt?: components['schemas']['Timestamp']
      /** @description Project that shares the release with this one; absent for the project's own releases. A shared release cannot be edited. */
      sharedFrom?: components['schemas']['Id']
      packagingReport: components['schemas']['PackagingReport']
      review: components['schemas']['Review']
      /** @description What the release holds. It may be absent on a shared release, whose items are not shown. */
      asset?: components['schemas']['ReleaseAsset']
    }
    /** @description One page of package releases. */
    PackageReleasePage: {
      /** @description The package releases of this page. */
      releases: components['schemas']['PackageRelease'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description The package releases that were found. */
    BatchGetPackageReleasesAnswer: {
      /** @description Package releases in no particular order. */
      found: components['schemas']['PackageRelease'][]
    }
    /** @description Name of a release, 1 to 64 characters. Starts with a letter or digit, then letters, digits and the symbols `_ ( ) , . / -`, without spaces. */
    ReleaseName: string
    /** @description A new package release. */
    CreatePackageReleaseRequest: {
      name: components['schemas']['ReleaseName']
      /** @description What the release brings; may be empty. */
      description: components['schemas']['Description']
      /** @description Artifacts of the release, 1 to 10, no two with the same file name. */
      artifactIds: components['schemas']['Id'][]
    }
    /** @description Name and description of a package release from now on. */
    UpdatePackageReleaseRequest: {
      name: components['schemas']['ReleaseName']
      /** @description What the release brings; may be empty. */
      description: components['schemas']['Description']
    }
    /** @description Temporary link to the packed file of a release. */
    ReleaseDownload: {
      /** @description Name of the file. */
      filename: string
      /** @description Size of the file in bytes. */
      size: number
      /**
       * Format: uri
       * @description Link to the file. It needs no token. Absent when the platform has no link to give.
       */
      url?: string
      /** @description When the link stops working, when the platform says so. */
      expiresAt?: components['schemas']['Timestamp']
    }
    /** @description Sharing of a package with another project. */
    PackageShare: {
      /** @description Id of the share. */
      id: components['schemas']['Id']
      /** @description Project that the package is shared with. */
      destination: components['schemas']['Id']
      invitationStatus: components['schemas']['AnyInvitationStatus']
      /** @description When the invitation was sent. */
      createdAt: components['schemas']['Timestamp']
    }
    /** @description One page of the shares of a package. */
    PackageSharePage: {
      /** @description The shares of this page. */
      shares: components['schemas']['PackageShare'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description With whom to share a package. */
    CreatePackageShareRequest: {
      /** @description Project to share with. Neither the project of the package nor one that it is already shared with. */
      destination: components['schemas']['Id']
    }
    /** @description Says which share was created. */
    CreatePackageShareAnswer: {
      /** @description Id of the new share. */
      id: components['schemas']['Id']
    }
    /** @description Package that an invitation is about. */
    SharedPackage: {
      /** @description Id of the package. Accepting and rejecting name it in the path. */
      id: components['schemas']['Id']
      /** @description Project that offers the package. */
      projectId: components['schemas']['Id']
      /** @description Name of the package. */
      name: string
      /** @description What the package is for; may be empty. */
      description: components['schemas']['Description']
    }
    /** @description Invitation of this project to a package of another one. */
    PackageShareInvitation: {
      /** @description Id of the invitation. */
      id: components['schemas']['Id']
      /** @description When the invitation was sent. */
      createdAt: components['schemas']['Timestamp']
      sharedPackage: components['schemas']['SharedPackage']
    }
    /** @description One page of invitations. */
    PackageShareInvitationPage: {
      /** @description The invitations of this page. */
      packageShareInvitations: components['schemas']['PackageShareInvitation'][]
      nextToken?: components['schemas']['NextToken']
    }
    /** @description Id of a thing; a UUID or another token of letters, digits, `_`, `-`, `:` and `.`. It stands in addresses, where `.` and `..` would lead elsewhere. */
    Id: string
    /** @description Opaque token of the next page. Absent or empty on the last page; a token that repeats ends the list as well. */
    NextToken: string
    /**
     * Format: uuid
     * @description Id that is always a UUID.
     */
    Uuid: string
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
    /**
     * @description Ascending or descending.
     * @enum {string}
     */
    SortOrder: 'asc' | 'desc'
    /** @description Subject id of a user. The project service resolves it to a name. */
    UserId: string
    /**
     * @description State of a job, a report or a stage. Succeeded, failed and canceled are final.
     * @enum {string}
     */
    ReportStatus: 'scheduled' | 'started' | 'succeeded' | 'failed' | 'canceled'
    /** @description State of a job, a report or a stage. The platform may add others; the console shows one that it does not know as Unknown, and offers nothing that depends on it. */
    AnyReportStatus: components['schemas']['ReportStatus'] | 'unknown'
    /** @description Asks for a temporary download link. */
    DownloadRequest: {
      /** @description Seconds for which the link is good. The console always asks for 3600. */
      expirationTime: number
      /** @description Name under which a browser saves the file. */
      filename?: string
    }
    /**
     * @description State of a share invitation. An accepted invitation takes effect after several minutes.
     * @enum {string}
     */
    InvitationStatus: 'pending' | 'accepted' | 'rejected' | 'canceled'
    /** @description State of a share invitation. The platform may add others; the console shows one that it does not know as Unknown, and takes it for one that stands. */
    AnyInvitationStatus: components['schemas']['InvitationStatus'] | 'unknown'
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
    /** @description Id of the experiment. */
    ExperimentId: components['schemas']['Id']
    /** @description Id of the run. */
    RunId: components['schemas']['Id']
    /** @description Id of the package. */
    PackageId: components['schemas']['Id']
    /** @description Id of the package release. */
    ReleaseId: components['schemas']['Id']
    /** @description Project whose data the call reads or changes. */
    ProjectId: components['schemas']['Id']
    /** @description True lists only deleted (deprecated) items, false only active ones. The platform uses false when it is left out. */
    Deprecated: boolean
    /** @description Largest number of items in the answer, 1 to 100. The platform uses 100 when it is left out. */
    Size: number
    /** @description Token from the previous answer; left out for the first page. */
    NextToken: components['schemas']['NextToken']
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
export type BatchGetRequest = components['schemas']['BatchGetRequest']
export type FileDownload = components['schemas']['FileDownload']
export type ExperimentName = components['schemas']['ExperimentName']
export type Description = components['schemas']['Description']
export type Experiment = components['schemas']['Experiment']
export type ExperimentPage = components['schemas']['ExperimentPage']
export type CreateExperimentRequest = components['schemas']['CreateExperimentRequest']
export type UpdateExperimentRequest = components['schemas']['UpdateExperimentRequest']
export type RunName = components['schemas']['RunName']
export type TrainingArtifacts = components['schemas']['TrainingArtifacts']
export type RunConfig = components['schemas']['RunConfig']
export type MetricSummary = components['schemas']['MetricSummary']
export type Run = components['schemas']['Run']
export type RunPage = components['schemas']['RunPage']
export type UpdateRunRequest = components['schemas']['UpdateRunRequest']
export type GitBranchTarget = components['schemas']['GitBranchTarget']
export type GitTagTarget = components['schemas']['GitTagTarget']
export type GitShaTarget = components['schemas']['GitShaTarget']
export type GitTarget = components['schemas']['GitTarget']
export type TrainingOptions = components['schemas']['TrainingOptions']
export type RunSettings = components['schemas']['RunSettings']
export type ConfigPath = components['schemas']['ConfigPath']
export type ScheduleGitRunRequest = components['schemas']['ScheduleGitRunRequest']
export type ScheduleWebautoRunRequest = components['schemas']['ScheduleWebautoRunRequest']
export type ScheduleReuseBuildStageRunRequest =
  components['schemas']['ScheduleReuseBuildStageRunRequest']
export type ScheduleRunRequest = components['schemas']['ScheduleRunRequest']
export type ScheduleRunAnswer = components['schemas']['ScheduleRunAnswer']
export type ReusableStageStatus = components['schemas']['ReusableStageStatus']
export type AnyReusableStageStatus = components['schemas']['AnyReusableStageStatus']
export type TrainStageStatus = components['schemas']['TrainStageStatus']
export type AnyTrainStageStatus = components['schemas']['AnyTrainStageStatus']
export type BuildStage = components['schemas']['BuildStage']
export type ProcessStage = components['schemas']['ProcessStage']
export type TrainStage = components['schemas']['TrainStage']
export type RunCommit = components['schemas']['RunCommit']
export type RunIntegration = components['schemas']['RunIntegration']
export type RunEvent = components['schemas']['RunEvent']
export type RunReport = components['schemas']['RunReport']
export type RunReportPage = components['schemas']['RunReportPage']
export type Metric = components['schemas']['Metric']
export type MetricPage = components['schemas']['MetricPage']
export type LogStream = components['schemas']['LogStream']
export type StageReport = components['schemas']['StageReport']
export type BuildLogs = components['schemas']['BuildLogs']
export type BuildReport = components['schemas']['BuildReport']
export type BuildReportPage = components['schemas']['BuildReportPage']
export type ProcessLogs = components['schemas']['ProcessLogs']
export type ProcessReport = components['schemas']['ProcessReport']
export type ProcessReportPage = components['schemas']['ProcessReportPage']
export type TrainLogs = components['schemas']['TrainLogs']
export type TrainReport = components['schemas']['TrainReport']
export type TrainReportPage = components['schemas']['TrainReportPage']
export type LogEvent = components['schemas']['LogEvent']
export type LogEventPage = components['schemas']['LogEventPage']
export type RunLog = components['schemas']['RunLog']
export type RunLogPage = components['schemas']['RunLogPage']
export type Source = components['schemas']['Source']
export type SourcePage = components['schemas']['SourcePage']
export type SourceDownload = components['schemas']['SourceDownload']
export type Artifact = components['schemas']['Artifact']
export type ArtifactPage = components['schemas']['ArtifactPage']
export type BatchGetArtifactsAnswer = components['schemas']['BatchGetArtifactsAnswer']
export type Checkpoint = components['schemas']['Checkpoint']
export type CheckpointPage = components['schemas']['CheckpointPage']
export type IntegrationType = components['schemas']['IntegrationType']
export type AnyIntegrationType = components['schemas']['AnyIntegrationType']
export type GithubTarget = components['schemas']['GithubTarget']
export type GithubRepository = components['schemas']['GithubRepository']
export type GithubRepositoryRequest = components['schemas']['GithubRepositoryRequest']
export type Integration = components['schemas']['Integration']
export type IntegrationPage = components['schemas']['IntegrationPage']
export type CreateIntegrationRequest = components['schemas']['CreateIntegrationRequest']
export type UpdateIntegrationRequest = components['schemas']['UpdateIntegrationRequest']
export type UpdateIntegrationAnswer = components['schemas']['UpdateIntegrationAnswer']
export type DeploymentStatus = components['schemas']['DeploymentStatus']
export type AnyDeploymentStatus = components['schemas']['AnyDeploymentStatus']
export type TrainingDataset = components['schemas']['TrainingDataset']
export type TrainingDatasetPage = components['schemas']['TrainingDatasetPage']
export type Package = components['schemas']['Package']
export type PackagePage = components['schemas']['PackagePage']
export type BatchGetPackagesAnswer = components['schemas']['BatchGetPackagesAnswer']
export type CreatePackageRequest = components['schemas']['CreatePackageRequest']
export type UpdatePackageRequest = components['schemas']['UpdatePackageRequest']
export type UpdatePackageAnswer = components['schemas']['UpdatePackageAnswer']
export type PackagingStatus = components['schemas']['PackagingStatus']
export type AnyPackagingStatus = components['schemas']['AnyPackagingStatus']
export type PackagingReport = components['schemas']['PackagingReport']
export type ReviewStatus = components['schemas']['ReviewStatus']
export type ReviewComment = components['schemas']['ReviewComment']
export type Review = components['schemas']['Review']
export type ReviewRequest = components['schemas']['ReviewRequest']
export type ReleaseItem = components['schemas']['ReleaseItem']
export type ReleaseAsset = components['schemas']['ReleaseAsset']
export type PackageRelease = components['schemas']['PackageRelease']
export type PackageReleasePage = components['schemas']['PackageReleasePage']
export type BatchGetPackageReleasesAnswer = components['schemas']['BatchGetPackageReleasesAnswer']
export type ReleaseName = components['schemas']['ReleaseName']
export type CreatePackageReleaseRequest = components['schemas']['CreatePackageReleaseRequest']
export type UpdatePackageReleaseRequest = components['schemas']['UpdatePackageReleaseRequest']
export type ReleaseDownload = components['schemas']['ReleaseDownload']
export type PackageShare = components['schemas']['PackageShare']
export type PackageSharePage = components['schemas']['PackageSharePage']
export type CreatePackageShareRequest = components['schemas']['CreatePackageShareRequest']
export type CreatePackageShareAnswer = components['schemas']['CreatePackageShareAnswer']
export type SharedPackage = components['schemas']['SharedPackage']
export type PackageShareInvitation = components['schemas']['PackageShareInvitation']
export type PackageShareInvitationPage = components['schemas']['PackageShareInvitationPage']
export type Id = components['schemas']['Id']
export type NextToken = components['schemas']['NextToken']
export type Uuid = components['schemas']['Uuid']
export type Timestamp = components['schemas']['Timestamp']
export type ErrorByCode = components['schemas']['ErrorByCode']
export type ErrorByName = components['schemas']['ErrorByName']
export type ErrorBody = components['schemas']['ErrorBody']
export type SortOrder = components['schemas']['SortOrder']
export type UserId = components['schemas']['UserId']
export type ReportStatus = components['schemas']['ReportStatus']
export type AnyReportStatus = components['schemas']['AnyReportStatus']
export type DownloadRequest = components['schemas']['DownloadRequest']
export type InvitationStatus = components['schemas']['InvitationStatus']
export type AnyInvitationStatus = components['schemas']['AnyInvitationStatus']
export type ResponseError = components['responses']['Error']
export type ResponseEmpty = components['responses']['Empty']
export type ParameterExperimentId = components['parameters']['ExperimentId']
export type ParameterRunId = components['parameters']['RunId']
export type ParameterPackageId = components['parameters']['PackageId']
export type ParameterReleaseId = components['parameters']['ReleaseId']
export type ParameterProjectId = components['parameters']['ProjectId']
export type ParameterDeprecated = components['parameters']['Deprecated']
export type ParameterSize = components['parameters']['Size']
export type ParameterNextToken = components['parameters']['NextToken']
export type ParameterOrder = components['parameters']['Order']
export type HeaderEntityTag = components['headers']['EntityTag']
export type $defs = Record<string, never>
export interface operations {
  listExperiments: {
    parameters: {
      query?: {
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
      /** @description One page of experiments. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ExperimentPage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  createExperiment: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    /** @description The new experiment. */
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateExperimentRequest']
      }
    }
    responses: {
      /** @description The experiment was created. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Experiment']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  getExperiment: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The experiment. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Experiment']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  updateExperiment: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
      }
      cookie?: never
    }
    /** @description The new name and description. */
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateExperimentRequest']
      }
    }
    responses: {
      204: components['responses']['Empty']
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  deprecateExperiment: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
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
  listRuns: {
    parameters: {
      query?: {
        /** @description What the runs are sorted by. Sorting by metric value also needs `sort_metric_name`. */
        sort?: 'created_at' | 'metric_value'
        /** @description Name of the metric whose values the runs are sorted by. It goes with the sort key `metric_value` and is left out otherwise. */
        sortMetricName?: string
        /** @description Direction of the sort. */
        order?: components['parameters']['Order']
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
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of runs. */
      200: {
        headers: {
          ETag: components['headers']['EntityTag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RunPage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  scheduleRun: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
      }
      cookie?: never
    }
    /** @description What to build and how to train. */
    requestBody: {
      content: {
        'application/json': components['schemas']['ScheduleRunRequest']
      }
    }
    responses: {
      /** @description The run is scheduled. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ScheduleRunAnswer']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  getRun: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
        /** @description Id of the run. */
        runId: components['parameters']['RunId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The run. */
      200: {
        headers: {
          ETag: components['headers']['EntityTag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Run']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  updateRun: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
        /** @description Id of the run. */
        runId: components['parameters']['RunId']
      }
      cookie?: never
    }
    /** @description The new name and description. */
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateRunRequest']
      }
    }
    responses: {
      204: components['responses']['Empty']
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  deprecateRun: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
        /** @description Id of the run. */
        runId: components['parameters']['RunId']
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
  cancelRun: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
        /** @description Id of the run. */
        runId: components['parameters']['RunId']
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
  listRunMetrics: {
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
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
        /** @description Id of the run. */
        runId: components['parameters']['RunId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of metrics. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MetricPage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  listRunReports: {
    parameters: {
      query?: {
        /** @description Lists only runs in one of these states. The parameter is repeated, once for each state. */
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
      /** @description One page of run reports. */
      200: {
        headers: {
          ETag: components['headers']['EntityTag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RunReportPage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  listExperimentRunReports: {
    parameters: {
      query?: {
        /** @description Lists only runs in one of these states. The parameter is repeated, once for each state. */
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
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of run reports. */
      200: {
        headers: {
          ETag: components['headers']['EntityTag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RunReportPage']
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
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
        /** @description Id of the run. */
        runId: components['parameters']['RunId']
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
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
        /** @description Id of the run. */
        runId: components['parameters']['RunId']
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
  listProcessReports: {
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
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
        /** @description Id of the run. */
        runId: components['parameters']['RunId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of process reports. */
      200: {
        headers: {
          ETag: components['headers']['EntityTag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ProcessReportPage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  getProcessReport: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
        /** @description Id of the run. */
        runId: components['parameters']['RunId']
        /** @description Id of the process report. */
        processReportId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The process report. */
      200: {
        headers: {
          ETag: components['headers']['EntityTag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ProcessReport']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  listTrainReports: {
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
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
        /** @description Id of the run. */
        runId: components['parameters']['RunId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of train reports. */
      200: {
        headers: {
          ETag: components['headers']['EntityTag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TrainReportPage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  getTrainReport: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
        /** @description Id of the run. */
        runId: components['parameters']['RunId']
        /** @description Id of the train report. */
        trainReportId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The train report. */
      200: {
        headers: {
          ETag: components['headers']['EntityTag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TrainReport']
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
        /** @description Id of the log stream, from a stage report. */
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
  listRunLogs: {
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
        /** @description Id of the experiment. */
        experimentId: components['parameters']['ExperimentId']
        /** @description Id of the run. */
        runId: components['parameters']['RunId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of logs. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RunLogPage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  downloadRunLog: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the log. */
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
          'application/json': components['schemas']['FileDownload']
        }
      }
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
  listArtifacts: {
    parameters: {
      query?: {
        /** @description Lists only the artifacts of this run. */
        runId?: components['schemas']['Id']
        /** @description Lists only the artifacts of this package. */
        packageId?: components['schemas']['Id']
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
      /** @description One page of artifacts. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ArtifactPage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  batchGetArtifacts: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    /** @description The ids. */
    requestBody: {
      content: {
        'application/json': components['schemas']['BatchGetRequest']
      }
    }
    responses: {
      /** @description The artifacts that were found. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BatchGetArtifactsAnswer']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  downloadArtifact: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the artifact. */
        artifactId: components['schemas']['Id']
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
          'application/json': components['schemas']['FileDownload']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  listCheckpoints: {
    parameters: {
      query: {
        /** @description Run whose checkpoints are listed. */
        runId: components['schemas']['Id']
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
      /** @description One page of checkpoints. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CheckpointPage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  downloadCheckpoint: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the checkpoint. */
        checkpointId: components['schemas']['Id']
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
          'application/json': components['schemas']['FileDownload']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  listIntegrations: {
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
        'application/json': components['schemas']['CreateIntegrationRequest']
      }
    }
    responses: {
      /** @description The integration was created. */
      201: {
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
        'application/json': components['schemas']['UpdateIntegrationRequest']
      }
    }
    responses: {
      /** @description The new version was saved. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UpdateIntegrationAnswer']
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
  listTrainingDatasets: {
    parameters: {
      query?: {
        /** @description True lists only deleted training datasets, false only the others. The platform uses false when it is left out. */
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
      /** @description One page of training datasets. */
      200: {
        headers: {
          ETag: components['headers']['EntityTag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TrainingDatasetPage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  deleteTrainingDataset: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the annotation dataset from which the training dataset was made. */
        annotationDatasetId: components['schemas']['Id']
        /** @description Id of the training dataset. */
        trainingDatasetId: components['schemas']['Id']
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
  listPackages: {
    parameters: {
      query?: {
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
      /** @description One page of packages. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PackagePage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  createPackage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    /** @description The new package. */
    requestBody: {
      content: {
        'application/json': components['schemas']['CreatePackageRequest']
      }
    }
    responses: {
      /** @description The package was created. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Package']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  getPackage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the package. */
        packageId: components['parameters']['PackageId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The package. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Package']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  updatePackage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the package. */
        packageId: components['parameters']['PackageId']
      }
      cookie?: never
    }
    /** @description The package as it is from now on. */
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdatePackageRequest']
      }
    }
    responses: {
      /** @description The new version was saved. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UpdatePackageAnswer']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  deprecatePackage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the package. */
        packageId: components['parameters']['PackageId']
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
  batchGetPackages: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    /** @description The ids. */
    requestBody: {
      content: {
        'application/json': components['schemas']['BatchGetRequest']
      }
    }
    responses: {
      /** @description The packages that were found. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BatchGetPackagesAnswer']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  listPackageReleases: {
    parameters: {
      query?: {
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
        /** @description Id of the package. */
        packageId: components['parameters']['PackageId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of package releases. */
      200: {
        headers: {
          ETag: components['headers']['EntityTag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PackageReleasePage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  createPackageRelease: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the package. */
        packageId: components['parameters']['PackageId']
      }
      cookie?: never
    }
    /** @description The new release. */
    requestBody: {
      content: {
        'application/json': components['schemas']['CreatePackageReleaseRequest']
      }
    }
    responses: {
      /** @description The release was created. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PackageRelease']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  getPackageRelease: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the package. */
        packageId: components['parameters']['PackageId']
        /** @description Id of the package release. */
        releaseId: components['parameters']['ReleaseId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The release. */
      200: {
        headers: {
          ETag: components['headers']['EntityTag']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PackageRelease']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  updatePackageRelease: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the package. */
        packageId: components['parameters']['PackageId']
        /** @description Id of the package release. */
        releaseId: components['parameters']['ReleaseId']
      }
      cookie?: never
    }
    /** @description The new name and description. */
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdatePackageReleaseRequest']
      }
    }
    responses: {
      204: components['responses']['Empty']
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  deprecatePackageRelease: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the package. */
        packageId: components['parameters']['PackageId']
        /** @description Id of the package release. */
        releaseId: components['parameters']['ReleaseId']
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
  downloadPackageRelease: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the package. */
        packageId: components['parameters']['PackageId']
        /** @description Id of the package release. */
        releaseId: components['parameters']['ReleaseId']
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
          'application/json': components['schemas']['ReleaseDownload']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  reviewPackageRelease: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the package. */
        packageId: components['parameters']['PackageId']
        /** @description Id of the package release. */
        releaseId: components['parameters']['ReleaseId']
      }
      cookie?: never
    }
    /** @description The outcome of the review. */
    requestBody: {
      content: {
        'application/json': components['schemas']['ReviewRequest']
      }
    }
    responses: {
      204: components['responses']['Empty']
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  batchGetPackageReleases: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
      }
      cookie?: never
    }
    /** @description The ids. */
    requestBody: {
      content: {
        'application/json': components['schemas']['BatchGetRequest']
      }
    }
    responses: {
      /** @description The releases that were found. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BatchGetPackageReleasesAnswer']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  listPackageShares: {
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
        /** @description Id of the package. */
        packageId: components['parameters']['PackageId']
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
          'application/json': components['schemas']['PackageSharePage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  createPackageShare: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the package. */
        packageId: components['parameters']['PackageId']
      }
      cookie?: never
    }
    /** @description The project to share with. */
    requestBody: {
      content: {
        'application/json': components['schemas']['CreatePackageShareRequest']
      }
    }
    responses: {
      /** @description The invitation was sent. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CreatePackageShareAnswer']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  deprecatePackageShare: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the package. */
        packageId: components['parameters']['PackageId']
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
  listPackageShareInvitations: {
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
          'application/json': components['schemas']['PackageShareInvitationPage']
        }
      }
      '4XX': components['responses']['Error']
      '5XX': components['responses']['Error']
    }
  }
  acceptPackageShareInvitation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the shared package, from the invitation. */
        packageId: components['schemas']['Id']
        /** @description Id of the invitation. */
        invitationId: components['schemas']['Id']
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
  rejectPackageShareInvitation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Project whose data the call reads or changes. */
        projectId: components['parameters']['ProjectId']
        /** @description Id of the shared package, from the invitation. */
        packageId: components['schemas']['Id']
        /** @description Id of the invitation. */
        invitationId: components['schemas']['Id']
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
}
