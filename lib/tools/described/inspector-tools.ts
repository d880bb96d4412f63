/** The checks that a workflow may name for its files (`input.inspector`), and the tools that do them. */
export const INSPECTORS: Readonly<Record<string, string | null>> = {
	none: null,
	resume: "resume-profile:inspect_resume",
	table: "tables:inspect_table",
	source: "documents:inspect_source",
	convertible: "documents:inspect_convertible",
	picture: "media:inspect_pictures",
	pdf: "documents:inspect_pdf",
	document: "documents:inspect_document",
	compared_document: "documents:inspect_compared_document",
};

export const INSPECTOR_NAMES: readonly string[] = Object.keys(INSPECTORS);
