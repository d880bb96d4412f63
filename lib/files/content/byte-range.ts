import type { ByteRange } from "@/lib/files/store/storage";

/**
 * Reads a Range header (RFC 9110, 14.1.2). Null asks for the whole: no header, several ranges, or one that isn't understood;
 * `unsatisfiable` lies outside of `sizeBytes`.
 */
export function readRange(header: string | null, sizeBytes: number): ByteRange | "unsatisfiable" | null {
	const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
	if (first === undefined || last === undefined || (first === "" && last === "")) return null;
	if (first !== "" && last !== "" && Number(last) < Number(first)) return null;
	const start = first === "" ? Math.max(0, sizeBytes - Number(last)) : Number(first);
	const end = first === "" || last === "" ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
	return start > end ? "unsatisfiable" : { start, end };
}
