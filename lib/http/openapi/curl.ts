import { z } from "zod";
import type { AnyContract } from "@/lib/platform/contract/contract";

/** `/jobs/goal/{jobSpecId}` with shell variables for its parameters: `/jobs/goal/$JOB_SPEC_ID`. */
function shellPath(path: string): string {
	return path.replace(/\{(\w+)\}/g, (_whole, name: string) => `$${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`);
}

/** The fields of a form, each with its first example. */
function formFields({ properties }: Readonly<Record<string, unknown>>): string[] {
	return Object.entries(Object(properties)).map(([name, field]) => `-d "${name}=${Object(field).examples?.[0] ?? "…"}"`);
}

/** The fields of the query without which the call is refused; those of a signed link come from the link. */
function neededQuery({ query }: AnyContract): string {
	const fields = query instanceof z.ZodObject ? Object.entries(query.shape) : [];
	const needed = fields.filter(([, field]) => !z.safeParse(field, undefined).success).map(([name]) => `${name}=…`);
	return needed.length === 0 ? "" : `?${needed.join("&")}`;
}

/** A call of the operation for a shell where BASE and KEY are set; BASE already ends with the version prefix. */
export function curlFor(operation: AnyContract): string {
	const { method, path } = operation;
	const lines = [`curl ${method === "GET" ? "" : `-X ${method} `}"$BASE${shellPath(path)}${neededQuery(operation)}"`];
	if (operation.auth === "required") lines.push('-H "Authorization: Bearer $KEY"');
	const example = operation.example?.request;
	if (operation.body) lines.push('-H "Content-Type: application/json"', `-d '${JSON.stringify(example ?? {}).replaceAll("'", "'\\''")}'`);
	if (operation.raw?.mediaType === "multipart/form-data") lines.push('-F "file=@resume.pdf"');
	if (operation.raw?.mediaType === "application/x-www-form-urlencoded") lines.push(...formFields(operation.raw.schema));
	if (operation.raw?.mediaType === "application/octet-stream") lines.push("--data-binary @resume.pdf");
	return lines.join(" \\\n  ");
}
