import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { type Compressors, type FileMetaData, parquetMetadataAsync, parquetRead, parquetSchema } from "hyparquet";
import { AppError } from "@/lib/platform/errors";
import type { Cell, OpenedTable, SourceRow } from "@/lib/tools/tables/cells/cell";
import { TABLE_LIMITS, tooLarge, unreadable } from "@/lib/tools/tables/limits";

/** So many rows are taken apart at a time; the groups of most files have fewer. */
const ROWS_AT_ONCE = 200_000;
const BATCH_ROWS = 5_000;
const DAY_MS = 86_400_000;
/** What a date can say in this language. */
const FARTHEST_MS = 8.64e15;

/** A day or moment, also inside a list or an object. */
class Moment {
	constructor(readonly iso: string) {}

	toJSON(): string {
		return this.iso;
	}
}

function momentOf(milliseconds: number): Moment | null {
	if (Math.abs(milliseconds) > FARTHEST_MS) return null;
	return new Moment(new Date(milliseconds).toISOString().replace(/(?:\.000)?Z$/, ""));
}

const PARSERS = {
	dateFromDays: (days: number) => (Math.abs(days * DAY_MS) > FARTHEST_MS ? null : new Moment(new Date(days * DAY_MS).toISOString().slice(0, 10))),
	timestampFromMilliseconds: (time: bigint) => momentOf(Number(time)),
	timestampFromMicroseconds: (time: bigint) => momentOf(Number(time / 1_000n)),
	timestampFromNanoseconds: (time: bigint) => momentOf(Number(time / 1_000_000n)),
};

const COMPRESSORS: Compressors = {
	GZIP: (input, length) => new Uint8Array(gunzipSync(input, { maxOutputLength: Math.max(1, length) })),
	BROTLI: (input, length) => new Uint8Array(brotliDecompressSync(input, { maxOutputLength: Math.max(1, length) })),
};
const KNOWN_CODECS = new Set(["UNCOMPRESSED", "SNAPPY", "GZIP", "BROTLI"]);

function asJson(value: unknown): string {
	return JSON.stringify(value, (_, inner) =>
		typeof inner === "bigint" ? Number(inner) : inner instanceof Uint8Array ? Buffer.from(inner).toString("base64") : inner,
	);
}

function cellOf(value: unknown, isUtc: boolean): Cell {
	if (value === null || value === undefined) return null;
	if (typeof value === "string" || typeof value === "boolean") return value;
	if (typeof value === "number") return Number.isFinite(value) ? value : String(value);
	if (typeof value === "bigint") return value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER ? Number(value) : String(value);
	if (value instanceof Moment) return { iso: isUtc && value.iso.includes("T") ? `${value.iso}Z` : value.iso };
	if (value instanceof Uint8Array) return Buffer.from(value).toString("base64");
	return { json: asJson(value) };
}

function refuseOverlarge(metadata: FileMetaData): void {
	const chunks = metadata.row_groups.flatMap((group) => group.columns);
	const unpacked = chunks.reduce((sum, chunk) => sum + Number(chunk.meta_data?.total_uncompressed_size ?? 0), 0);
	if (unpacked > TABLE_LIMITS.unpackedBytes)
		throw tooLarge("This Parquet file unpacks to more than can be converted at once. Split it and convert the parts one by one.");
	if (Number(metadata.num_rows) > TABLE_LIMITS.rows)
		throw tooLarge(`This table has more than ${TABLE_LIMITS.rows} rows. Split it and convert the parts one by one.`);
	const foreign = chunks.map((chunk) => chunk.meta_data?.codec ?? "UNCOMPRESSED").find((codec) => !KNOWN_CODECS.has(codec));
	if (foreign) throw unreadable(`This Parquet file is compressed with ${foreign}, which can't be read. Save it with Snappy, Gzip or Brotli.`);
}

const BROKEN = "This Parquet file is damaged. Write it again and upload it.";

async function readRange(file: Uint8Array, metadata: FileMetaData, columns: string[], rowStart: number, rowEnd: number): Promise<unknown[][]> {
	let rows: unknown[][] = [];
	await parquetRead({
		file: sliced(file),
		metadata,
		columns,
		rowStart,
		rowEnd,
		parsers: PARSERS,
		compressors: COMPRESSORS,
		geoparquet: false,
		onComplete: (found: unknown[][]) => {
			rows = found;
		},
	});
	return rows;
}

function sliced(bytes: Uint8Array) {
	return {
		byteLength: bytes.byteLength,
		slice: (start: number, end?: number) => Uint8Array.prototype.slice.call(bytes, start, end).buffer as ArrayBuffer,
	};
}

/** The rows of a Parquet file. @throws AppError */
export async function openParquet(bytes: Uint8Array): Promise<OpenedTable> {
	const metadata = await guarded(() => parquetMetadataAsync(sliced(bytes), { geoparquet: false }));
	refuseOverlarge(metadata);
	const children = await guarded(async () => parquetSchema(metadata).children);
	const names = children.map(({ element }) => element.name);
	const areUtc = children.map(({ element: { logical_type: type, converted_type: older } }) =>
		type?.type === "TIMESTAMP" ? type.isAdjustedToUTC : older?.startsWith("TIMESTAMP") === true,
	);
	const total = Number(metadata.num_rows);
	let read = 0;
	async function* batches(): AsyncGenerator<SourceRow[]> {
		for (const group of metadata.row_groups) {
			const groupEnd = read + Number(group.num_rows);
			while (read < groupEnd) {
				const end = Math.min(read + ROWS_AT_ONCE, groupEnd);
				const rows = await guarded(() => readRange(bytes, metadata, names, read, end));
				if (rows.length === 0) throw unreadable(BROKEN);
				for (let at = 0; at < rows.length; at += BATCH_ROWS) {
					yield rows.slice(at, at + BATCH_ROWS).map((row) => row.map((value, index) => cellOf(value, areUtc[index] ?? false)));
				}
				read = end;
			}
		}
	}
	return { isTyped: true, names: () => names, batches: batches(), share: () => (total === 0 ? 1 : read / total), notes: () => [] };
}

async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
	try {
		return await work();
	} catch (cause) {
		throw cause instanceof AppError ? cause : unreadable(BROKEN, cause);
	}
}
