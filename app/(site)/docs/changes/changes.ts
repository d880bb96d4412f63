export interface Change {
	readonly what: "API" | "Clients";
	readonly version: string;
	readonly date: string;
	readonly points: readonly string[];
}

/** Newest first. What a program has to know, and nothing else. */
export const CHANGES: readonly Change[] = [
	{
		what: "Clients",
		version: "0.1.0",
		date: "2026-11-28",
		points: [
			"The first version: every operation of the API, runs from a file to its results, waiting and events, uploads that resume, and the command line.",
			"The TypeScript client is a pre-release; the Python client and the command line are supported. A client for Go is announced.",
		],
	},
	{
		what: "API",
		version: "1.0.0",
		date: "2026-11-21",
		points: ["The first version under /api/v1.", "GET /jobs/goal/{jobSpecId}/download is deprecated: take the links of GET /jobs/goal/{jobSpecId}/artifacts."],
	},
];
