interface Keeping {
	readonly artifacts: ReadonlyArray<{ storageKey: string }>;
	readonly versions: ReadonlyArray<{ storageKey: string }>;
	readonly bundleKeys: readonly string[];
}

/** Everything that a job keeps in the file store: its artifacts, their earlier versions, and the ZIPs that were made of them. */
export function storageKeysOf(job: Keeping): string[] {
	return [...[...job.artifacts, ...job.versions].map(({ storageKey }) => storageKey), ...job.bundleKeys];
}
