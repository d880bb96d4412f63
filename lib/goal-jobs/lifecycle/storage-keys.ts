/** Everything that a job keeps in the file store: its artifacts, and the ZIPs that were made of them. */
export function storageKeysOf(job: { artifacts: ReadonlyArray<{ storageKey: string }>; bundleKeys: readonly string[] }): string[] {
	return [...job.artifacts.map((artifact) => artifact.storageKey), ...job.bundleKeys];
}
