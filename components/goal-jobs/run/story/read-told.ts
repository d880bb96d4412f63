import { isNumber, isText } from "@/lib/platform/contract/plain-shapes";
import type { Told } from "@/lib/platform/contract/told";
import { isRecord } from "@/lib/platform/records";

/** What a call has told of itself, from its event; null when it told nothing that can be read. */
export function readTold(value: unknown): Told | null {
	if (!isRecord(value)) return null;
	const { label, amount, note = null, parts = [], names = [] } = value;
	if (!isText(label) || !isNumber(amount) || !(note === null || isText(note)) || !Array.isArray(parts) || !Array.isArray(names)) return null;
	const read = parts.map(readPart);
	return read.every((part) => part !== null) ? { label, amount, note, parts: read, names: names.filter(isText) } : null;
}

function readPart(value: unknown): Told["parts"][number] | null {
	if (!isRecord(value)) return null;
	const { name, amount, problem = null, isSample = false } = value;
	return isText(name) && isNumber(amount) && (problem === null || isText(problem)) ? { name, amount, problem, isSample: isSample === true } : null;
}
