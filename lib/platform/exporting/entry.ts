/** A file of the archive of all that an account has. Its content is opened when its turn comes, and never held whole. */
export interface ExportEntry {
	/** Folders by `/`, as it should stand in the archive. */
	readonly path: string;
	readonly modifiedAt: Date;
	/** Of content that is kept as it is, told before it is opened. */
	readonly sizeBytes?: number;
	/** Null when the content is no longer there. */
	open(): Promise<AsyncIterable<Uint8Array> | null>;
}

/** What one domain puts into the archive, unit by unit: a unit is what a person would count, as a file or a run. */
export interface ExportPart {
	/** "your files", as it stands in "Packing your files". */
	readonly title: string;
	count(userId: string): Promise<number>;
	units(userId: string): AsyncIterable<readonly ExportEntry[]>;
}
