import { AppError } from "@/lib/platform/errors";
import { isRecord } from "@/lib/platform/records";

/** What names in arguments stand for. */
export interface Names {
	/** Ids of the run's files, in their order. */
	readonly fileIds: readonly string[];
	/** What a path leads to in the result of an earlier turn. */
	resultOf(turn: number, path: readonly string[]): Promise<unknown>;
	/** Ids of the files that a turn has made. */
	filesOf(turn: number): Promise<readonly string[]>;
}

const FILE = /^@file(\d{1,3})$/;
const RESULT = /^@turn(\d{1,4})(?:\.([\w.-]{1,200}))?$/;

/** The arguments that a model gave for a call, with its names put in their places. @throws AppError VALIDATION_ERROR in words for the model. */
export async function givenArguments(text: string, names: Names): Promise<Record<string, unknown>> {
	const given = await placed(parsed(text), names);
	if (!isRecord(given)) throw refused("The arguments have to be a JSON object.");
	return given;
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text.trim() === "" ? "{}" : text);
	} catch {
		throw refused("The arguments are not valid JSON.");
	}
}

async function placed(value: unknown, names: Names): Promise<unknown> {
	if (typeof value === "string") return placedText(value, names);
	if (Array.isArray(value)) {
		const parts: unknown[] = [];
		for (const part of value) {
			const own = await placed(part, names);
			// A list that names a list of files is that list.
			if (typeof part === "string" && part.startsWith("@") && Array.isArray(own)) parts.push(...own);
			else parts.push(own);
		}
		return parts;
	}
	if (!isRecord(value)) return value;
	const fields: [string, unknown][] = [];
	for (const [name, part] of Object.entries(value)) fields.push([name, await placed(part, names)]);
	return Object.fromEntries(fields);
}

async function placedText(text: string, { fileIds, resultOf, filesOf }: Names): Promise<unknown> {
	if (text === "@files") return [...fileIds];
	const file = FILE.exec(text);
	if (file) {
		const id = fileIds[Number(file[1]) - 1];
		if (id === undefined) throw refused(`There is no ${text}: the run has ${fileIds.length} files.`);
		return id;
	}
	const [, turn, path] = RESULT.exec(text) ?? [];
	if (turn === undefined) return text;
	if (path === "files") return [...(await filesOf(Number(turn)))];
	const result = await resultOf(Number(turn), path?.split(".") ?? []);
	if (result === undefined) throw refused(`There is nothing at ${text}.`);
	return result;
}

function refused(message: string): AppError {
	return new AppError("VALIDATION_ERROR", message);
}
