import type { CallShape } from "./call-shape";

/** What somebody has filled in. */
export interface FilledCall {
	/** By the names of the call's fields; empty ones are left out. */
	readonly values: Readonly<Record<string, string>>;
	readonly body: string;
	readonly file: File | null;
	/** An API key or an access token; empty for the session of this browser. */
	readonly key: string;
}

/** What stands in the way of sending: by the name of the field, `body` or `file`. */
export type CallProblems = Readonly<Record<string, string>>;

export interface ReadyRequest {
	/** Of this site. */
	readonly url: string;
	readonly init: RequestInit;
}

/** The request, or what is missing or wrong in it, each in words. */
export function buildRequest(shape: CallShape, filled: FilledCall): { request: ReadyRequest } | { problems: CallProblems } {
	const problems: Record<string, string> = {};
	const textOf = (name: string) => (filled.values[name] ?? "").trim();
	for (const { name, isRequired } of shape.fields)
		if (isRequired && textOf(name) === "") problems[name] = `Write the ${name}: the call can't be made without it.`;
	const body = bodyFor(shape, filled, problems);
	if (Object.keys(problems).length > 0) return { problems };
	const path = shape.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(name)));
	const query = new URLSearchParams(shape.fields.filter((field) => field.in === "query" && textOf(field.name) !== "").map(({ name }) => [name, textOf(name)]));
	const headers = new Headers();
	if (filled.key.trim() !== "") headers.set("Authorization", `Bearer ${filled.key.trim()}`);
	for (const field of shape.fields) if (field.in === "header" && textOf(field.name) !== "") headers.set(field.name, textOf(field.name));
	// The boundary of a form with a file is the browser's to write.
	if (body !== null && shape.body && shape.body.mediaType !== "multipart/form-data") headers.set("Content-Type", shape.body.mediaType);
	return {
		request: {
			url: `/api/v1${path}${query.size > 0 ? `?${query}` : ""}`,
			init: {
				method: shape.method,
				headers,
				...(body === null ? {} : { body }),
				credentials: filled.key.trim() === "" ? "same-origin" : "omit",
				redirect: "manual",
				cache: "no-store",
			},
		},
	};
}

function bodyFor({ body }: CallShape, { body: text, file }: FilledCall, problems: Record<string, string>): BodyInit | null {
	if (!body) return null;
	if (body.kind === "file") {
		if (!file) problems.file = "Choose a file to send.";
		if (!file || body.mediaType !== "multipart/form-data") return file;
		const form = new FormData();
		form.set("file", file);
		return form;
	}
	if (text.trim() === "") return null;
	if (body.kind === "json") {
		try {
			JSON.parse(text);
		} catch {
			problems.body = "This is no JSON yet. Look at its quotes, commas and brackets.";
		}
	}
	return text;
}
