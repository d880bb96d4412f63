import { textOfCell } from "@/lib/tools/tables/cells/cell";
import { TableMeter } from "@/lib/tools/tables/limits";
import { formatOfFile } from "@/lib/tools/tables/reading/format-of-file";
import { openTable } from "@/lib/tools/tables/reading/open-table";
import { type Reach, takeTurn } from "@/lib/tools/tables/recognize/recognize-file";
import type { TableSettings } from "@/lib/tools/tables/schemas";
import { CellFitter } from "@/lib/tools/tables/writing/fit-cell";
import { FrameColumn } from "./frame-column";
import { RowDigests } from "./row-digests";

/** What the columns of a table may take while they are looked at. What has no room is counted, not compared. */
const FRAME_BYTES = 200 * 1024 * 1024;
const PLACES = 20;
/** Empty rows whose places are kept. */
const MOST_SKIPPED = 10_000;

export interface RowPlaces {
	count: number;
	readonly rows: number[];
}

/** A whole table by columns, with the rows that say nothing new. Rows of nothing but empty cells are none of its rows. */
export interface Frame {
	readonly rows: number;
	readonly columns: readonly FrameColumn[];
	/** Rows that equal an earlier one, cell by cell, but for spaces at the ends. */
	readonly duplicates: RowPlaces;
	/** Counted as in the file, with the empty ones. */
	readonly emptyRows: RowPlaces;
	/** The place that a row, counted from 1, has among all of the file, empty ones too. */
	readonly placeInFile: (row: number) => number;
}

export interface FrameFile {
	readonly fileId: string;
	readonly fileName: string;
	readonly bytes: Uint8Array;
}

function note(places: RowPlaces, row: number): void {
	places.count += 1;
	if (places.rows.length < PLACES) places.rows.push(row + 1);
}

/** Reads a table into columns. `rowCount` is what was counted when it was recognised. @throws AppError as reading it does. */
export async function readFrame(file: FrameFile, settings: TableSettings, rowCount: number, { signal, onShare }: Reach): Promise<Frame> {
	const { opened } = await openTable(file.bytes, formatOfFile(file), settings);
	const room = { bytes: FRAME_BYTES };
	const columns = settings.columns.map((setting, index) => new FrameColumn(index, setting, rowCount, room));
	const digests = new RowDigests(rowCount);
	const [duplicates, emptyRows]: [RowPlaces, RowPlaces] = [
		{ count: 0, rows: [] },
		{ count: 0, rows: [] },
	];
	const fitter = new CellFitter(opened.isTyped);
	const meter = new TableMeter();
	let isHeaderDue = settings.hasHeader;
	let row = 0;
	const skipped: number[] = [];
	for await (const batch of opened.batches) {
		const rows = isHeaderDue && opened.names() === null ? batch.slice(1) : batch;
		isHeaderDue = false;
		for (const cells of rows) {
			meter.countRow(cells.length);
			const texts = columns.map((_, index) => textOfCell(cells[index]).trim());
			if (texts.every((text) => text === "")) {
				note(emptyRows, row + emptyRows.count);
				if (skipped.length < MOST_SKIPPED) skipped.push(row);
				continue;
			}
			if (digests.isRepeated(texts)) note(duplicates, row);
			for (const column of columns) {
				const kind = fitter.fit(cells[column.index], column.setting);
				column.take(row, kind, fitter.text, fitter.isMisfit);
			}
			row += 1;
		}
		onShare(opened.share());
		await takeTurn(signal);
	}
	// Each empty row before it moves a row on by one.
	const placeInFile = (own: number) => own + skipped.filter((before) => before < own).length;
	return { rows: row, columns, duplicates, emptyRows, placeInFile };
}
