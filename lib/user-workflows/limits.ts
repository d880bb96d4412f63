/** The limits of the contract. Lengths in UTF-16 units. */
export const LIMITS = {
	name: 80,
	description: 500,
	systemPrompt: 8000,
	tools: 20,
	tags: 8,
	tag: 24,
	toolName: 128,
	comment: 2000,
	/** An addition: what a canvas may hold beside its tools. */
	edges: 400,
	note: 500,
	groups: 20,
	descriptionPreview: 160,
} as const;

export const WORKFLOW_ID = /^uw_[a-f0-9]{24}$/;
export const COMMENT_ID = /^wc_[a-f0-9]{24}$/;

/** What an export says of its own shape; an import takes it and what is older. */
export const SCHEMA_VERSION = "1.0";

export const DEFAULT_MAX_ITERATIONS = 20;
