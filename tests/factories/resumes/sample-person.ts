/** What a sample resume says, and so what a reader should find in it. Months as `2024-03`, years as `2024`. */
export interface SampleJob {
	readonly title: string;
	readonly company: string;
	readonly location: string | null;
	readonly dates: string;
	readonly start: string;
	readonly end: string | null;
	readonly bullets: readonly string[];
}

export interface SamplePerson {
	readonly id: string;
	readonly language: string;
	readonly name: string;
	readonly headline: string | null;
	readonly email: string;
	readonly phone: string;
	readonly location: string;
	readonly links: readonly string[];
	readonly summary: string | null;
	readonly headings: { summary: string; experience: string; education: string; skills: string; languages: string; certifications: string; contact: string };
	readonly jobs: readonly SampleJob[];
	readonly education: readonly { institution: string; degree: string; dates: string; start: string | null; end: string }[];
	/** As written, parted into named groups; an empty name writes no label. */
	readonly skills: readonly { group: string; names: readonly string[] }[];
	/** As written, and the English name that should be read. */
	readonly languages: readonly { written: string; name: string }[];
	readonly certifications: readonly string[];
}
