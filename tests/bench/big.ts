import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { zipSync } from "fflate";
import { PLATFORM_IDS } from "@/lib/tools/media/platforms";
import { withOwnStack } from "@/local/commands/with-own-stack";
import { drawPicture } from "@/tests/factories/pictures";
import { eventually } from "@/tests/world/eventually";
import { type GivenFile, type Invocation, SampleRun } from "@/tests/world/sample-run";
import { StackProcesses } from "./load/stack-processes";

/** It takes minutes: it runs only when it is named. */
export const startsOwnStack = true;

const ROWS = 1_000_000;
const PAGES = 500;
/** As many as one run redacts. */
const REDACTED_PAGES = 200;
const PICTURES = 200;
const OUTAGE_MS = 30_000;
const RUN_MS = 900_000;
/** 200 pictures for two of them are as many files as one run writes. */
const FIRST_PLATFORMS = PLATFORM_IDS.slice(0, 2);
const PLACES = ["Leith", "Oban", "Perth", "Wick", "Nairn"];

interface Measure {
	readonly name: string;
	readonly value: number;
	readonly unit: string;
	readonly goal: string | undefined;
}

interface Case {
	readonly workflowId: string;
	readonly title: string;
	readonly files: readonly GivenFile[];
	/** Answers by question, where what is suggested is more than one run makes. */
	readonly said?: Readonly<Record<string, unknown>>;
}

function manyRows(): GivenFile {
	const rows = ["order,date,place,amount,weight"];
	for (let at = 0; at < ROWS; at++) {
		const date = new Date(Date.UTC(2024, 0, 1 + (at % 700))).toISOString().slice(0, 10);
		rows.push(`${at + 1},${date},${PLACES[(at * 7) % PLACES.length]},${((at * 7_919) % 100_000) / 100},${(at * 31) % 997}`);
	}
	return { fileName: "orders.csv", mimeType: "text/csv", bytes: Buffer.from(`${rows.join("\n")}\n`) };
}

/** Pages of prose with a table each. */
async function manyPages(fileName: string, { pages = PAGES, changedPage = -1 } = {}): Promise<GivenFile> {
	const pdf = await PDFDocument.create();
	const font = await pdf.embedFont(StandardFonts.Helvetica);
	for (let at = 0; at < pages; at++) {
		const page = pdf.addPage([595, 842]);
		page.drawText(`Harbour log, day ${at + 1}`, { x: 60, y: 780, size: 16, font });
		for (let line = 0; line < 24; line++) {
			const word = at === changedPage && line === 3 ? "departed" : "arrived";
			page.drawText(`On day ${at + 1} the vessel number ${at * 24 + line} ${word} from ${PLACES[(at + line) % PLACES.length]} with its papers in order.`, {
				x: 60,
				y: 745 - line * 16,
				size: 10,
				font,
			});
		}
		for (let row = 0; row < 12; row++) {
			for (const [column, text] of [`Berth ${row + 1}`, `${(at * row) % 480} t`, `${row % 24}:15`].entries()) {
				page.drawText(text, { x: 60 + column * 150, y: 330 - row * 18, size: 10, font });
			}
		}
	}
	return { fileName, mimeType: "application/pdf", bytes: await pdf.save() };
}

async function manyPictures(): Promise<GivenFile> {
	const photo = await drawPicture({ width: 3_000, height: 2_000, subject: { x: 0.8, y: 0.4, radius: 0.2 } })
		.jpeg({ quality: 85 })
		.toBuffer();
	const bytes = zipSync(Object.fromEntries(Array.from({ length: PICTURES }, (_, at) => [`${at}.jpg`, photo])), { level: 0 });
	return { fileName: "pictures.zip", mimeType: "application/zip", bytes };
}

async function cases(): Promise<Case[]> {
	const [rows, pages, changed, pictures] = [manyRows(), await manyPages("log.pdf"), await manyPages("log-2.pdf", { changedPage: 300 }), await manyPictures()];
	const redacted = await manyPages("log.pdf", { pages: REDACTED_PAGES });
	const pdf = `${PAGES} pages`;
	return [
		{ workflowId: "conversion.tables", title: "a million rows", files: [rows] },
		{ workflowId: "forge.data_report", title: "a million rows", files: [rows] },
		{ workflowId: "conversion.pdf_to_editable", title: pdf, files: [pages] },
		{ workflowId: "conversion.documents_to_pdf", title: pdf, files: [pages] },
		{ workflowId: "forge.brief", title: pdf, files: [pages] },
		{ workflowId: "forge.redact", title: `${REDACTED_PAGES} pages`, files: [redacted] },
		{ workflowId: "forge.compare_documents", title: `twice ${pdf}`, files: [pages, changed] },
		{ workflowId: "conversion.images_for_platforms", title: `${PICTURES} pictures for two places`, files: [pictures], said: { platforms: FIRST_PLATFORMS } },
		{ workflowId: "conversion.slideshow_video", title: `${PICTURES} pictures`, files: [pictures] },
	];
}

/** The same once more, cancelled in the middle of its longest call: what the processes of tools that worked then still work after a second. */
async function workAfterCancel(web: string, processes: StackProcesses, { workflowId, files, said }: Case, longest: Invocation): Promise<number> {
	const run = new SampleRun(web, OUTAGE_MS, said);
	await run.makeOf(workflowId, files);
	const ended = run.goOn(RUN_MS);
	await eventually(async () => (await run.invocations()).some(({ stepName, status }) => stepName === longest.stepName && status === "started"), RUN_MS);
	await delay(longest.durationMs / 2);
	await run.cancel();
	// A process that is ended has another one in its place, which readies itself: that is no work on what was cancelled.
	const atWork = processes.workersMs("tool-host");
	await delay(1_000);
	const before = processes.workersMs("tool-host");
	await delay(1_000);
	const after = processes.workersMs("tool-host");
	await ended;
	return [...atWork.keys()].reduce((sum, pid) => sum + (after.get(pid) ?? 0) - (after.has(pid) ? (before.get(pid) ?? 0) : 0), 0);
}

async function measureCase(web: string, processes: StackProcesses, given: Case): Promise<Measure[]> {
	const { workflowId, title, files, said } = given;
	const of = (name: string, value: number, unit: string, goal?: string): Measure => ({ name: `${workflowId}, ${title}: ${name}`, value, unit, goal });
	const run = new SampleRun(web, OUTAGE_MS, said);
	processes.forgetPeaks("tool-host");
	const stopWatching = processes.watchMemory();
	const startedAt = performance.now();
	const end = async () => {
		await run.makeOf(workflowId, files);
		return run.goOn(RUN_MS);
	};
	const { status, errorMessage } = await end().finally(stopWatching);
	const seconds = (performance.now() - startedAt) / 1_000;
	const { peakMb } = stopWatching();
	if (status !== "completed") throw new Error(`${workflowId} ended as ${status}: ${errorMessage}`);
	const calls = await run.invocations();
	const [longest] = calls.toSorted((one, other) => other.durationMs - one.durationMs);
	const toolMb = processes.peakMb("tool-host");
	const bytesOut = (await run.files()).reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
	return [
		of("upload to end", seconds, "s"),
		of("most memory of a process of tools", toolMb, "MB", title === "a million rows" ? "below 500" : undefined),
		of("most memory of the web process", peakMb, "MB"),
		of("files in", run.bytesIn / 1e6, "MB"),
		of("files out", bytesOut / 1e6, "MB"),
		...(longest
			? [of("work of its tools from the 1st to the 2nd second after a cancel", await workAfterCancel(web, processes, given, longest), "ms", "none")]
			: []),
	];
}

/** The biggest inputs that the shelf promises, over HTTP: time, memory, and how soon a cancel ends the work. `BENCH_WORKFLOWS` names some of them. */
export async function benchBigInputs(): Promise<Measure[]> {
	const wanted = process.env.BENCH_WORKFLOWS?.split(",");
	return withOwnStack(async ({ web }, endpointsFile) => {
		const processes = new StackProcesses(path.dirname(endpointsFile));
		const measures: Measure[] = [];
		for (const given of (await cases()).filter(({ workflowId }) => !wanted || wanted.includes(workflowId))) {
			// What one of them fails at hides nothing of the others.
			const of = await measureCase(web, processes, given).catch((error: unknown): Measure[] => [
				{ name: `${given.workflowId}, ${given.title}: ${String(error)}`, value: 1, unit: "failure", goal: "none" },
			]);
			for (const { name, value, unit } of of) process.stderr.write(`  ${name}: ${value.toFixed(2)} ${unit}\n`);
			measures.push(...of);
		}
		return measures;
	});
}
